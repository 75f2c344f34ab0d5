import * as lucide from 'lucide-react';
import { remembered } from './remembered.tsx';

/** Lucide's icons that public pages show; islands, which hydrate, take theirs from lucide itself. */

interface IconProps {
  className?: string;
  'aria-hidden': 'true';
}

export const ArrowLeft = /* @__PURE__ */ remembered<IconProps>(lucide.ArrowLeft);
export const ArrowRight = /* @__PURE__ */ remembered<IconProps>(lucide.ArrowRight);
export const Award = /* @__PURE__ */ remembered<IconProps>(lucide.Award);
export const BadgeCheck = /* @__PURE__ */ remembered<IconProps>(lucide.BadgeCheck);
export const CalendarCheck = /* @__PURE__ */ remembered<IconProps>(lucide.CalendarCheck);
export const Check = /* @__PURE__ */ remembered<IconProps>(lucide.Check);
export const ChevronDown = /* @__PURE__ */ remembered<IconProps>(lucide.ChevronDown);
export const Clock = /* @__PURE__ */ remembered<IconProps>(lucide.Clock);
export const Grid2x2Check = /* @__PURE__ */ remembered<IconProps>(lucide.Grid2x2Check);
export const Mail = /* @__PURE__ */ remembered<IconProps>(lucide.Mail);
export const MapPin = /* @__PURE__ */ remembered<IconProps>(lucide.MapPin);
export const Menu = /* @__PURE__ */ remembered<IconProps>(lucide.Menu);
export const Minus = /* @__PURE__ */ remembered<IconProps>(lucide.Minus);
export const Moon = /* @__PURE__ */ remembered<IconProps>(lucide.Moon);
export const Navigation = /* @__PURE__ */ remembered<IconProps>(lucide.Navigation);
export const Phone = /* @__PURE__ */ remembered<IconProps>(lucide.Phone);
export const ShieldCheck = /* @__PURE__ */ remembered<IconProps>(lucide.ShieldCheck);
export const Siren = /* @__PURE__ */ remembered<IconProps>(lucide.Siren);
export const Star = /* @__PURE__ */ remembered<IconProps>(lucide.Star);
export const Timer = /* @__PURE__ */ remembered<IconProps>(lucide.Timer);
export const Toilet = /* @__PURE__ */ remembered<IconProps>(lucide.Toilet);
export const Truck = /* @__PURE__ */ remembered<IconProps>(lucide.Truck);
export const X = /* @__PURE__ */ remembered<IconProps>(lucide.X);
export const Zap = /* @__PURE__ */ remembered<IconProps>(lucide.Zap);
