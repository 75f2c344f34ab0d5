import { Check, MapPin, Minus, X } from 'lucide-react';

const icons = {
  check: { Icon: Check, color: 'text-link' },
  note: { Icon: Minus, color: 'text-accent' },
  place: { Icon: MapPin, color: 'text-link' },
  warning: { Icon: X, color: 'text-danger' },
} as const;

interface IconListProps {
  items: readonly string[];
  icon: keyof typeof icons;
  className?: string;
}

/** A list whose bullets say what kind of list it is. */
export function IconList({ items, icon, className = '' }: IconListProps) {
  const { Icon, color } = icons[icon];
  return (
    <ul className={`space-y-2.5 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-2.5">
          <Icon aria-hidden="true" className={`mt-1 size-5 shrink-0 ${color}`} />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
