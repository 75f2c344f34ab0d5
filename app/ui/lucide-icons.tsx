import LucideArrowLeft from 'lucide-react/icons/arrow-left';
import LucideArrowRight from 'lucide-react/icons/arrow-right';
import LucideAward from 'lucide-react/icons/award';
import LucideBadgeCheck from 'lucide-react/icons/badge-check';
import LucideCalendarCheck from 'lucide-react/icons/calendar-check';
import LucideCheck from 'lucide-react/icons/check';
import LucideChevronDown from 'lucide-react/icons/chevron-down';
import LucideClock from 'lucide-react/icons/clock';
import LucideGrid2x2Check from 'lucide-react/icons/grid-2x2-check';
import LucideMail from 'lucide-react/icons/mail';
import LucideMapPin from 'lucide-react/icons/map-pin';
import LucideMenu from 'lucide-react/icons/menu';
import LucideMinus from 'lucide-react/icons/minus';
import LucideMoon from 'lucide-react/icons/moon';
import LucideNavigation from 'lucide-react/icons/navigation';
import LucidePhone from 'lucide-react/icons/phone';
import LucideShieldCheck from 'lucide-react/icons/shield-check';
import LucideSiren from 'lucide-react/icons/siren';
import LucideStar from 'lucide-react/icons/star';
import LucideTimer from 'lucide-react/icons/timer';
import LucideToilet from 'lucide-react/icons/toilet';
import LucideTruck from 'lucide-react/icons/truck';
import LucideX from 'lucide-react/icons/x';
import LucideZap from 'lucide-react/icons/zap';
import { remembered } from './remembered.tsx';

/** Lucide's icons that public pages show; islands, which hydrate, take theirs from lucide itself. */

interface IconProps {
  className?: string;
  'aria-hidden': 'true';
}

export const ArrowLeft = /* @__PURE__ */ remembered<IconProps>(LucideArrowLeft);
export const ArrowRight = /* @__PURE__ */ remembered<IconProps>(LucideArrowRight);
export const Award = /* @__PURE__ */ remembered<IconProps>(LucideAward);
export const BadgeCheck = /* @__PURE__ */ remembered<IconProps>(LucideBadgeCheck);
export const CalendarCheck = /* @__PURE__ */ remembered<IconProps>(LucideCalendarCheck);
export const Check = /* @__PURE__ */ remembered<IconProps>(LucideCheck);
export const ChevronDown = /* @__PURE__ */ remembered<IconProps>(LucideChevronDown);
export const Clock = /* @__PURE__ */ remembered<IconProps>(LucideClock);
export const Grid2x2Check = /* @__PURE__ */ remembered<IconProps>(LucideGrid2x2Check);
export const Mail = /* @__PURE__ */ remembered<IconProps>(LucideMail);
export const MapPin = /* @__PURE__ */ remembered<IconProps>(LucideMapPin);
export const Menu = /* @__PURE__ */ remembered<IconProps>(LucideMenu);
export const Minus = /* @__PURE__ */ remembered<IconProps>(LucideMinus);
export const Moon = /* @__PURE__ */ remembered<IconProps>(LucideMoon);
export const Navigation = /* @__PURE__ */ remembered<IconProps>(LucideNavigation);
export const Phone = /* @__PURE__ */ remembered<IconProps>(LucidePhone);
export const ShieldCheck = /* @__PURE__ */ remembered<IconProps>(LucideShieldCheck);
export const Siren = /* @__PURE__ */ remembered<IconProps>(LucideSiren);
export const Star = /* @__PURE__ */ remembered<IconProps>(LucideStar);
export const Timer = /* @__PURE__ */ remembered<IconProps>(LucideTimer);
export const Toilet = /* @__PURE__ */ remembered<IconProps>(LucideToilet);
export const Truck = /* @__PURE__ */ remembered<IconProps>(LucideTruck);
export const X = /* @__PURE__ */ remembered<IconProps>(LucideX);
export const Zap = /* @__PURE__ */ remembered<IconProps>(LucideZap);
