import { LRUCache } from 'lru-cache';
import type { ComponentType, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

/** For all pages together, a megabyte of them; what visitors cannot change is far less. */
const markups = new LRUCache<string, string>({
  maxSize: 1_000_000,
  sizeCalculation: (markup, key) => markup.length + key.length,
});

const numbers = new WeakMap<object, number>();
let lastNumber = 0;

/** The parts of one document that are written from memory (ui/remembered.tsx). */
export class DocumentParts {
  readonly #markups: string[] = [];

  /** An element in the place of a part; no other element of a page has such a name. */
  readonly standIn = <Props extends object>(
    Part: ComponentType<Props>,
    props: Props,
  ): ReactNode => {
    this.#markups.push(markupOf(Part, props));
    return createElement(`remembered-${this.#markups.length - 1}`);
  };

  /** The page with the parts in their places. */
  putInto(page: string): string {
    return page.replaceAll(
      /<remembered-(\d+)><\/remembered-\d+>/g,
      (_, index) => this.#markups[Number(index)] ?? '',
    );
  }
}

function markupOf<Props extends object>(Part: ComponentType<Props>, props: Props): string {
  const number = numbers.get(Part) ?? (lastNumber += 1);
  numbers.set(Part, number);
  const key = number + JSON.stringify(props);
  const known = markups.get(key);
  if (known !== undefined) return known;
  const markup = renderToString(<Part {...props} />);
  markups.set(key, markup);
  return markup;
}
