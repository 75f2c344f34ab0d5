import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import * as v from 'valibot';
import { parse } from 'yaml';

const postsFolder = join(import.meta.dirname, 'posts');

const frontMatter = v.object({
  title: v.pipe(v.string(), v.minLength(3), v.maxLength(200)),
  slug: v.pipe(v.string(), v.slug()),
  excerpt: v.pipe(v.string(), v.minLength(1), v.maxLength(600)),
  meta_description: v.pipe(v.string(), v.minLength(1), v.maxLength(320)),
  keywords: v.array(v.string()),
  published_at: v.pipe(v.string(), v.isoTimestamp()),
});

/** An article of the seed: the columns of `blog_posts` that it fills, and its source. */
export type SeedPost = v.InferOutput<typeof frontMatter> & { content: string; markdown: string };

/** Reads every article. Throws an Error that names the file and the field when one is not well formed. */
export async function readSeedPosts(): Promise<SeedPost[]> {
  const files = (await readdir(postsFolder)).filter((name) => name.endsWith('.md')).toSorted();
  return Promise.all(
    files.map(async (file) => parsePost(file, await readFile(join(postsFolder, file), 'utf8'))),
  );
}

/** Reads one article: YAML front matter between `---` lines, then Markdown. */
export function parsePost(file: string, text: string): SeedPost {
  const [, yaml, markdown] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (yaml === undefined || markdown === undefined) {
    throw new Error(`${file}: the front matter between two "---" lines is missing.`);
  }
  const head = v.safeParse(frontMatter, parse(yaml));
  if (!head.success) {
    const problems = head.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
    throw new Error(`${file}: ${problems.join('; ')}`);
  }
  if (`${head.output.slug}.md` !== file) throw new Error(`${file}: slug: must be the file's name.`);
  return { ...head.output, markdown, content: marked.parse(markdown, { async: false }) };
}
