/** A post as a card of the blog list shows it. */
export interface PostCard {
  slug: string;
  title: string;
  excerpt: string;
  keywords: readonly string[];
  /** ISO 8601 with offset. */
  publishedAt: string;
}

/** A part of an article, under a heading of its own. */
export interface ArticleSection {
  id: string;
  title: string;
}

/** A post as its own page shows it; its HTML is sanitised on the server: safe to put into the page as it is. */
export interface BlogPost extends PostCard {
  /** The answer: what the article's first paragraph says. */
  summaryHtml?: string;
  bodyHtml: string;
  sections: readonly ArticleSection[];
  /** Other posts of the same subject. */
  related: readonly PostCard[];
  metaDescription: string;
  /** ISO 8601 with offset. */
  updatedAt: string;
}

/** The one form of a slug: what the database's CHECK accepts too, which allows 200 characters. */
export const slugPattern = /^(?=.{1,200}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
