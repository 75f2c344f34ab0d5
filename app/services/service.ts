interface TitledText {
  title: string;
  text: string;
}

/** What a service's page says (specification, section 2, "Service pages"). */
export interface ServiceContent {
  heading: string;
  lead: string;
  /** With the price range and an emoji, as the description. */
  title: string;
  metaDescription: string;
  keywords: readonly string[];
  /** The text that WhatsApp opens with. */
  message: string;
  problems: { title: string; items: readonly TitledText[] };
  solution: { title: string; lead: string; items: readonly TitledText[] };
  highlights: readonly [TitledText, TitledText];
  /** What the price depends on. */
  price: string;
  faq: readonly { question: string; answer: string }[];
  seoText: { title: string; paragraphs: readonly string[] };
  callToAction: { title: string; text: string };
}
