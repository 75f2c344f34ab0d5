import { readFileSync } from 'node:fs';

/** What an operator reads, in the order of reading. */
const documents = ['README.md', 'supabase/README.md'] as const;

interface Block {
  document: string;
  language: string;
  /** The word after the language, which no reader sees. */
  name: string | undefined;
  text: string;
}

/** The fenced blocks of the documents. */
export function readBlocks(): Block[] {
  return documents.flatMap((document) => {
    const fences = readFileSync(document, 'utf8').matchAll(
      /^( *)```(\w+)(?: (\S+))?\n([\s\S]*?)^\1```$/gm,
    );
    return [...fences].map(([, indent = '', language = '', name, text = '']) => ({
      document,
      language,
      name,
      text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
    }));
  });
}

/** The block of that name. Throws when there is none, or more than one. */
export function blockNamed(name: string): string {
  const [block, ...more] = readBlocks().filter((candidate) => candidate.name === name);
  if (block === undefined || more.length > 0) throw new Error(`Not one block is named ${name}.`);
  return block.text;
}

/**
 * The variables that a table of the guide explains, with the example of each, empty where it shows none. `heading` is the
 * title of the table's section.
 */
export function readVariables(heading: string): Map<string, string> {
  const [, section = ''] = readFileSync('supabase/README.md', 'utf8').split(`\n## ${heading}\n`);
  const [ownText = ''] = section.split('\n## ');
  const rows = ownText.matchAll(/^\| `([A-Z][A-Z0-9_]+)` +\| (?:`(.*?)` )? *\|/gm);
  return new Map([...rows].map(([, name = '', example = '']) => [name, example]));
}
