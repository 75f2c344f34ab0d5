import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { remembered, StandIn } from '#app/ui/remembered.tsx';
import { DocumentParts } from './document-parts.server.tsx';

function documentOf(page: ReactNode): string {
  const parts = new DocumentParts();
  return parts.putInto(renderToString(<StandIn value={parts.standIn}>{page}</StandIn>));
}

let rendered = 0;
const Greeting = remembered(function Greeting({
  name,
  times = 1,
}: {
  name: string;
  times?: number;
}) {
  rendered += 1;
  return (
    <b title={name}>
      Bom dia, {name} ({times})
    </b>
  );
});

it('a document has remembered parts as React renders them, in their places', () => {
  const page = (
    <p>
      Oi <Greeting name="R$ 5 & $& de “Ana”" /> e <Greeting name="Bia" times={2} />
      <Greeting name="R$ 5 & $& de “Ana”" />
    </p>
  );
  expect(documentOf(page)).toBe(renderToString(page));
});

it('the same props are rendered once for all documents', () => {
  documentOf(<Greeting name="Caio" />);
  const before = rendered;
  expect(documentOf(<Greeting name="Caio" />)).toContain('Caio');
  expect(rendered).toBe(before);
  expect(documentOf(<Greeting name="Davi" />)).toContain('Davi');
  expect(rendered).toBe(before + 1);
});

it('a part may stand within another one, and may be empty', () => {
  const Empty = remembered(() => null);
  const Outer = remembered(() => (
    <p>
      <Greeting name="Eva" />
    </p>
  ));
  const page = (
    <div>
      <Outer />
      <Empty />
    </div>
  );
  expect(documentOf(page)).toBe(renderToString(page));
});
