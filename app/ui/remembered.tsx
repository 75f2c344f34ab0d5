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

type ContactAddress = `https:${string}`;

/** What the server tells the parts of a document (server/document-parts.server.tsx). */
interface DocumentPage {
  /** Stands in for a component with its props; `contactUrl` is its page's. */
  standIn<Props extends object>(
    Part: ComponentType<Props>,
    props: Props,
    contactUrl: ContactAddress | undefined,
  ): ReactNode;
  /** Whether the page is the one of this path, or unless `exact` one under it. */
  isCurrent(path: string, exact: boolean): boolean;
}

/** Given on the server and in documents alone: browsers and the admin area have the router instead. */
export const InDocument = createContext<DocumentPage | undefined>(undefined);

/** Where the contact links of a page lead. It is each page's own, and yet stands in parts that are remembered for all. */
export const ContactUrl = createContext<ContactAddress | undefined>(undefined);

/**
 * A component that the server renders once for the same props, and then writes from memory: most of a page is the same
 * whenever it is made. It must make the same of the same props wherever it stands, but for links (`SiteLink`), which mark the
 * current page, and `ContactUrl`: so it may use no other context. Browsers and the admin area render it as any other.
 */
export function remembered<Props extends PlainProps<Props>>(
  Part: ComponentType<Props>,
): ComponentType<Props> {
  return function Remembered(props: Props) {
    const page = useContext(InDocument);
    const contactUrl = useContext(ContactUrl);
    return page === undefined ? <Part {...props} /> : page.standIn(Part, props, contactUrl);
  };
}
