import type { Client } from './client.ts';
import { measure, median } from './figures.ts';
import { postPath, publishPosts } from './posts.ts';
import type { Project } from './site.ts';
import { get, startUncachedSite } from './site.ts';

const sizes = [20, 2_000, 50_000];
const calls = 60;

async function middleTime(url: string): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const began = performance.now();
    const { status } = await get(url, { 'accept-encoding': 'br' });
    if (status !== 200) throw new Error(`${url} was answered with ${status}.`);
    times.push(performance.now() - began);
  }
  return median(times);
}

/** Times a post and the list of the blog, made anew for each request, as the blog grows. */
export async function benchGrowth(client: Client, _operator: Client, project: Project) {
  const site = await startUncachedSite(project);
  const paths = {
    growth: postPath(7),
    growthOfBlog: '/blog',
    lastPage: undefined,
  };
  const first = new Map<string, number>();
  let published = 0;
  try {
    for (const size of sizes) {
      await publishPosts(client, published, size);
      published = size;
      const asked = { ...paths, lastPage: `/blog?pagina=${Math.ceil(size / 12)}` };
      // What is compiled late is.
      for (const path of Object.values(asked)) await middleTime(site.url + path);
      for (const [name, path] of Object.entries(asked)) {
        const time = await middleTime(site.url + path);
        const few = first.get(name) ?? time;
        first.set(name, few);
        console.log(
          `${size} posts: ${path} in ${time.toFixed(1)} ms, ${(time / few).toFixed(2)} of what it took with ${sizes[0]}`,
        );
        if (name === 'growth' || name === 'growthOfBlog') measure(name, time / few);
      }
    }
  } finally {
    await site.stop();
  }
}
