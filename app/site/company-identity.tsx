import { company } from '../company/company.ts';

/** Who the company is, as far as the operator has said; nothing where it has said nothing. */
export function CompanyIdentity({ className }: { className: string }) {
  if (company.identity.length === 0) return null;
  return (
    <div className={className}>
      {company.identity.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
