import type { ReactNode } from 'react';
import { formatRange, prices } from '#app/company/prices.ts';
import type { ServiceId } from '#app/company/services.ts';
import { Card } from '#app/ui/card.tsx';
import { ArrowRight } from '#app/ui/lucide-icons.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

const trade = 'Desentupimento ';

interface ServiceCardProps {
  id: ServiceId;
  name: `${typeof trade}${string}`;
  /** At the head of the card, to its edges. */
  picture: ReactNode;
  text: string;
}

/** A service with its price, as an item of a list: its name on two lines beside others, so that what is under it aligns. */
export function ServiceCard({ id, name, picture, text }: ServiceCardProps) {
  return (
    <Card as="li" className="flex flex-col overflow-hidden p-0!">
      {picture}
      <div className="flex grow flex-col p-5 lg:p-7">
        <h3 className="text-2xl leading-tight md:max-lg:text-xl">
          {trade}
          <span className="md:block">{name.slice(trade.length)}</span>
        </h3>
        <p className="mt-2 text-xl font-bold text-brand tabular-nums">
          {formatRange(prices[id].range)}
        </p>
        <p className="text-ink-soft tabular-nums">Caso simples: {formatRange(prices[id].simple)}</p>
        <p className="mt-3 grow text-ink-soft">{text}</p>
        <p className="mt-3">
          <TextLink href={`/servicos/${id}`}>
            <span>
              Preços e detalhes<span className="sr-only"> de {name}</span>
            </span>
            <ArrowRight aria-hidden="true" className="size-4" />
          </TextLink>
        </p>
      </div>
    </Card>
  );
}
