import { useQuery } from '@tanstack/react-query';
import { SiteLink } from '#app/ui/site-link.tsx';
import { googleProblem } from './google-steps.ts';
import { connectionsQuery } from './queries.ts';

/** Why what needs Google cannot work yet; undefined when it can, or while nobody knows. */
export function useGoogleProblem(): string | undefined {
  return useQuery({ ...connectionsQuery, select: ({ google }) => googleProblem(google) }).data;
}

interface GoogleReasonProps {
  /** By which the button names it as its description. */
  id: string;
  /** What the button cannot do. */
  text: string;
}

/** Stands beside a button that needs Google, and says so before it is pressed. */
export function GoogleReason({ id, text }: GoogleReasonProps) {
  const problem = useGoogleProblem();
  if (problem === undefined) return null;
  return (
    <p id={id} className="mt-2 text-sm text-warm-ink">
      {text} {problem}{' '}
      <SiteLink
        href="/admin/seo#google"
        className="inline-block py-0.75 font-medium underline underline-offset-2"
      >
        Conectar o Google
      </SiteLink>
    </p>
  );
}
