import { Agent, request } from 'node:http';
import type { Client } from './client.ts';
import { measure, median, percentile } from './figures.ts';
import { postPath, publishPosts } from './posts.ts';
import { memory } from './processes.ts';
import type { Project } from './site.ts';
import { postPage, startMeasuredSite } from './site.ts';

const urls = 5_000;
const requests = 100_000;
const looks = 20;
const starts = 5;
const firstRequests = 500;

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/** Asks for a page, and answers once it was there in whole: with its status, and in how many milliseconds. */
function visit(url: string): Promise<{ status: number | undefined; time: number }> {
  const began = performance.now();
  return new Promise((done, reject) => {
    request(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      const { statusCode: status } = answer;
      answer.resume().once('end', () => done({ status, time: performance.now() - began }));
    })
      .once('error', reject)
      .end();
  });
}

/** Visits pages, several at a time; answers how long each took that was sent, and how many were not. */
async function visitAll(next: () => string, count: number, atATime: number) {
  const times: number[] = [];
  let begun = 0;
  const visitor = async () => {
    while (begun < count) {
      begun += 1;
      const { status, time } = await visit(next());
      if (status === 200) times.push(time);
    }
  };
  await Promise.all(Array.from({ length: atATime }, visitor));
  return { times, refused: count - times.length };
}

/** How an instance's memory stands after each part of many requests over more pages than it keeps. */
export async function benchMemory(client: Client, _operator: Client, project: Project) {
  await publishPosts(client, 0, urls);
  const site = await startMeasuredSite(project);
  try {
    const held: number[] = [];
    let refused = 0;
    for (let look = 0; look < looks; look += 1) {
      const anyPost = () => site.url + postPath(Math.floor(Math.random() * urls));
      refused += (await visitAll(anyPost, requests / looks, 16)).refused;
      held.push(await memory(site.pid));
      console.log(
        `after ${((look + 1) * requests) / looks} requests: ${held.at(-1)?.toFixed(0)} MB, ${refused} pages not sent`,
      );
    }
    const half = looks / 2;
    const quarter = (from: number) => median(held.slice(from, from + half / 2));
    measure('memory', Math.max(...held));
    // The last quarter of all against the one before it.
    measure('memoryGrowth', quarter(half + half / 2) / quarter(half));
    // An answer of the database that takes longer than 1.2 s is none: on a machine with other work some may.
    measure('memoryRefused', refused);
  } finally {
    await site.stop();
  }
}

/**
 * How long the first answers of instances take that have just said that they are ready, beside their later ones: those of all
 * starts together, for of one start it would be the five slowest that count.
 */
export async function benchFirst(_client: Client, _operator: Client, project: Project) {
  const pages = {
    'pages that need no database': ['/', '/servicos/pia', '/bairros/centro', '/sobre', '/contato'],
    'posts too': ['/', '/servicos/pia', '/blog', postPage],
  };
  // The asking process is compiled, too, while it asks for the first time.
  await startAndAsk(project, pages['posts too']);
  for (const [name, paths] of Object.entries(pages)) {
    const early: number[] = [];
    const late: number[] = [];
    for (let start = 0; start < starts; start += 1) {
      const asked = await startAndAsk(project, paths);
      early.push(...asked.early);
      late.push(...asked.late);
    }
    const [first, later] = [percentile(early, 0.99), percentile(late, 0.99)];
    console.log(
      `${name}: p99 of the first ${firstRequests} answers of ${starts} instances ${first.toFixed(1)} ms, ` +
        `later ${later.toFixed(1)} ms: ${(first / later).toFixed(1)} times as long at first ` +
        `(half within ${median(early).toFixed(1)} and ${median(late).toFixed(1)} ms)`,
    );
    if (name === 'pages that need no database') measure('firstAnswers', first / later);
  }
}

/** How long the first answers of a new instance took, and as many later ones. */
async function startAndAsk(project: Project, paths: readonly string[]) {
  const site = await startMeasuredSite(project);
  try {
    let turn = 0;
    const next = () => site.url + paths[(turn += 1) % paths.length];
    const early = await allSent(next, firstRequests);
    await allSent(next, 10 * firstRequests);
    return { early, late: await allSent(next, firstRequests) };
  } finally {
    await site.stop();
  }
}

/** How long each page took of so many that must all be sent. */
async function allSent(next: () => string, count: number): Promise<number[]> {
  const { times, refused } = await visitAll(next, count, 4);
  if (refused > 0) throw new Error(`${refused} of ${count} pages were not sent.`);
  return times;
}
