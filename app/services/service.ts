import type { DrawingName } from '#app/drawings/boards.ts';

interface TitledText {
  title: string;
  text: string;
}

/** What stands beside the price, under an icon of its meaning. */
interface Highlight extends TitledText {
  icon: 'fast' | 'quality' | 'whole' | 'upkeep' | 'urgent' | 'fixture';
}

/** What a service's page says (specification, section 2, "Service pages"). */
export interface ServiceContent {
  heading: string;
  lead: string;
  /** With the price range and an emoji, as the description. */
  title: string;
  metaDescription: string;
  keywords: readonly string[];
  problems: { title: string; items: readonly TitledText[]; picture: DrawingName };
  solution: { title: string; lead: string; items: readonly TitledText[] };
  highlights: readonly Highlight[];
  /** What the price depends on. */
  price: string;
  faq: readonly { question: string; answer: string }[];
  seoText: { title: string; paragraphs: readonly string[] };
  /** Slugs of posts to read on. */
  reading: readonly string[];
  callToAction: { title: string; text: string };
}
