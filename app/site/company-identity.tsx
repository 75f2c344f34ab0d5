import type { IdentityLine } from '../company/company.ts';

interface CompanyIdentityProps {
  lines: readonly IdentityLine[];
  className: string;
}

/** Who the company is, as far as the operator has said; nothing where it has said nothing. */
export function CompanyIdentity({ lines, className }: CompanyIdentityProps) {
  if (lines.length === 0) return null;
  return (
    <dl className={className}>
      {lines.map(({ label, text }) => (
        <div key={label}>
          <dt className="inline">{label}:</dt> <dd className="inline break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
