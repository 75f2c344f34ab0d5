import type { SitePath } from '#app/seo/urls.ts';

/** What both guides need for their head and their WhatsApp links (specification, section 2, "Static articles"). */
export interface Guide {
  path: SitePath & `/blog/${string}`;
  /** Name in the breadcrumb. */
  name: string;
  title: string;
  metaDescription: string;
  keywords: readonly string[];
  /** The text that WhatsApp opens with. */
  message: string;
  faq: readonly { question: string; answer: string }[];
}
