import type { ReactNode } from 'react';
import { approvalInBrief, claims, formatRating, guaranteeInBrief } from '#app/company/claims.ts';
import { settledRating } from '#app/company/contradictions.ts';
import { BadgeCheck, ShieldCheck, Star, Timer } from '#app/ui/lucide-icons.tsx';

/** The company's rating, where the operator has settled what it is (app/company/contradictions.ts). */
const rating = settledRating(claims.rating);

interface PromisesProps {
  /** When we come, as this page's kind says it (app/company/claims.ts). */
  arrival: string;
  className?: string;
}

/** What a visitor decides by, a line each: when we come, the guarantee, who decides about the price, and the rating. */
export function Promises({ arrival, className = '' }: PromisesProps) {
  return (
    <ul className={`space-y-1 font-medium max-sm:text-base @5xl:space-y-1.5 ${className}`}>
      <Line icon={<Timer aria-hidden="true" />}>Chegamos {arrival}</Line>
      <Line icon={<ShieldCheck aria-hidden="true" />}>{guaranteeInBrief}</Line>
      <Line icon={<BadgeCheck aria-hidden="true" />}>{approvalInBrief}</Line>
      {rating !== undefined && (
        <Line icon={<Star aria-hidden="true" />}>
          {formatRating(rating.value)} de 5, em mais de {rating.reviews} avaliações
        </Line>
      )}
    </ul>
  );
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2.5 leading-snug [&>svg]:mt-px [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-accent in-[.on-dark]:[&>svg]:text-warm">
      {icon}
      <span className="min-w-0">{children}</span>
    </li>
  );
}
