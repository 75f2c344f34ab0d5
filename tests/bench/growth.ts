import type { Client } from './client.ts';
import { measure, median } from './figures.ts';
import { postPath, publishPosts } from './posts.ts';
import type { Project } from './site.ts';
import { get, startUncachedSite } from './site.ts';

const sizes = [20, 2_000, 50_000];
const calls = 60;

/** A page that reads nothing: what it takes longer, the machine is slower. */
const control = '/sobre';

async function time(url: string): Promise<number> {
  const began = performance.now();
  const { status } = await get(url, { 'accept-encoding': 'br' });
  if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
  return performance.now() - began;
}

/** The middle time of each path, asked for in turns, in milliseconds. */
async function middleTimes(origin: string, paths: readonly string[]): Promise<number[]> {
  const times = paths.map((): number[] => []);
  for (let call = 0; call < calls; call += 1) {
    for (const [index, path] of paths.entries()) times[index]?.push(await time(origin + path));
  }
  return times.map(median);
}

/** Times a post and the list of the blog, made anew for each request, as the blog grows. */
export async function benchGrowth(client: Client, _operator: Client, project: Project) {
  const site = await startUncachedSite(project);
  const first = new Map<string, number>();
  let published = 0;
  try {
    for (const size of sizes) {
      await publishPosts(client, published, size);
      published = size;
      const asked = {
        growth: postPath(7),
        growthOfBlog: '/blog',
        lastPage: `/blog?pagina=${Math.ceil(size / 12)}`,
      };
      const paths = [control, ...Object.values(asked)];
      // What is compiled late is, and the database has read once what was just written.
      for (let call = 0; call < calls; call += 1) {
        for (const path of paths) await get(site.url + path);
      }
      const [ofControl = NaN, ...times] = await middleTimes(site.url, paths);
      for (const [index, [name, path]] of Object.entries(asked).entries()) {
        const milliseconds = times[index] ?? NaN;
        const share = milliseconds / ofControl;
        const few = first.get(name) ?? share;
        first.set(name, few);
        console.log(
          `${size} posts: ${path} in ${milliseconds.toFixed(1)} ms, ${share.toFixed(2)} of ${control}, ` +
            `which is ${(share / few).toFixed(2)} of what it was with ${sizes[0]}`,
        );
        if (name === 'growth' || name === 'growthOfBlog') measure(name, share / few);
      }
    }
  } finally {
    await site.stop();
  }
}
