import type { ComponentType, ReactNode } from 'react';
import { createContext, useContext } from 'react';

/** What the same props are told by: plain data. */
type Plain =
  | string
  | number
  | boolean
  | undefined
  | readonly Plain[]
  | { readonly [name: string]: Plain };
type PlainProps<Props> = { readonly [Name in keyof Props]: Plain };

/** Stands in for a component with its props, on the server and in documents alone (server/document-parts.server.tsx). */
export const StandIn = createContext<
  (<Props extends object>(Part: ComponentType<Props>, props: Props) => ReactNode) | undefined
>(undefined);

/**
 * A component that the server renders once for the same props, and then writes from memory: React takes longer for a page's fifty
 * icons than for its words. It must make the same of the same props wherever it stands, so that it may use no hook, no
 * context, and no `Picture` or link of ours. Browsers and the admin area render it as any other.
 */
export function remembered<Props extends PlainProps<Props>>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function Remembered(props: Props) {
    const standIn = useContext(StandIn);
    return standIn === undefined ? <Part {...props} /> : standIn(Part, props);
  };
}
