import { useQuery } from '@tanstack/react-query';
import { SiteLink } from '#app/ui/site-link.tsx';
import { enginesProblem, googleProblem } from './google-steps.ts';
import { connectionsQuery } from './queries.ts';

/** Why what needs Google cannot work yet; undefined when it can, or while nobody knows. */
export function useGoogleProblem(): string | undefined {
  return useQuery({ ...connectionsQuery, select: ({ google }) => googleProblem(google) }).data;
}

/** Which search engines cannot be told of changes yet; undefined when all can, or while nobody knows. */
export function useEnginesProblem() {
  return useQuery({ ...connectionsQuery, select: enginesProblem }).data;
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
  return problem !== undefined && <Reason id={id} text={`${text} ${problem}`} part="google" />;
}

/** Stands beside a button that tells search engines, and says before it is pressed which of them it does not reach. */
export function EnginesReason({ id }: { id: string }) {
  const problem = useEnginesProblem();
  return problem !== undefined && <Reason id={id} {...problem} />;
}

const linkTexts = { google: 'Conectar o Google', conexoes: 'Ver as conexões' } as const;

interface ReasonProps {
  id: string;
  text: string;
  /** The part of the SEO page that helps. */
  part: keyof typeof linkTexts;
}

function Reason({ id, text, part }: ReasonProps) {
  return (
    <p id={id} className="mt-2 text-sm text-warm-ink">
      {text}{' '}
      <SiteLink
        href={`/admin/seo#${part}`}
        className="inline-block py-0.75 font-medium underline underline-offset-2"
      >
        {linkTexts[part]}
      </SiteLink>
    </p>
  );
}
