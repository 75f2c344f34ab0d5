import { searchKeywords } from '#functions/sitemap/keywords.ts';
import { company } from '#app/company/company.ts';
import { footerRegions } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness, newsArticle } from '#app/seo/json-ld.ts';
import { postSocialImage, socialImage } from '#app/seo/social-images.ts';
import type { SitePath } from '#app/seo/urls.ts';
import type { BlogPost } from './post.ts';
import { getBlogList, getBlogPost } from './posts.functions.ts';

const trail = [
  { name: 'Início', url: '/' },
  { name: 'Blog', url: '/blog' },
] as const;

/** A page of the blog list, and its head. */
export async function loadBlogPage(page: number) {
  const list = await getBlogList({ data: { page } });
  return { list, head: blogListHead(page) };
}

/** A post's page: the post, what WhatsApp opens with, its trail and its head. */
export async function loadPostPage(slug: string) {
  const post = await getBlogPost({ data: { slug } });
  return {
    post,
    whatsappMessage: `Olá! Li “${post.title}” no site e preciso de ajuda com desentupimento em Petrópolis.`,
    ...blogPostHead(post),
  };
}

function blogListHead(page: number) {
  const path: SitePath = page === 1 ? '/blog' : `/blog?pagina=${page}`;
  const suffix = page === 1 ? '' : ` (página ${page})`;
  return pageHead({
    type: 'website',
    title: `Blog de Desentupimento em Petrópolis${suffix} | ${company.name}`,
    description:
      'Respostas claras para pia, ralo e vaso entupidos nas casas da Serra: o que fazer na hora, ' +
      `o que evitar e quando chamar ajuda em Petrópolis e Itaipava.${suffix}`,
    path,
    keywords: [
      'blog de desentupimento',
      'desentupimento petrópolis',
      'pia entupida',
      'ralo entupido',
      'vaso entupido',
    ],
    image: socialImage('blog'),
    robots: 'index, follow',
    jsonLd: [localBusiness(footerRegions), breadcrumbList(trail)],
  });
}

/** Head of a post, and the trail that it shows and states (specification, section 2, "Blog post page"). */
export function blogPostHead(post: BlogPost) {
  const path = `/blog/${post.slug}` as const;
  const description = post.metaDescription;
  const image = postSocialImage(post);
  const keywords = searchKeywords(post.keywords);
  const postTrail = [...trail, { name: post.title, url: path }];
  const head = pageHead({
    type: 'article',
    title: `${post.title} | ${company.name}`,
    description,
    path,
    keywords,
    image,
    robots: 'index, follow',
    publishedTime: post.publishedAt,
    modifiedTime: post.updatedAt,
    jsonLd: [
      newsArticle({
        title: post.title,
        description,
        path,
        imagePath: image.path,
        keywords,
        publishedTime: post.publishedAt,
        modifiedTime: post.updatedAt,
      }),
      breadcrumbList(postTrail),
    ],
  });
  return { head, trail: postTrail };
}
