import { company } from '../company/company.ts';
import { footerRegions } from '../company/regions.ts';
import type { SocialImage } from '../seo/head.ts';
import { pageHead, problemHead } from '../seo/head.ts';
import { breadcrumbList, localBusiness, newsArticle } from '../seo/json-ld.ts';
import type { SitePath } from '../seo/urls.ts';
import { blogTrail, postTrail } from './post-trail.ts';
import type { BlogPost } from './post.ts';

const blogImage: SocialImage = {
  path: '/og/blog.png',
  alt: `Blog de desentupimento da ${company.name}`,
};

/** Head of a page of the blog list; without data the page is a problem page and has no address of its own. */
export function blogListHead(list: { page: number } | undefined) {
  if (list === undefined) return problemHead(`Blog indisponível | ${company.name}`);
  const path: SitePath = list.page === 1 ? '/blog' : `/blog?pagina=${list.page}`;
  const suffix = list.page === 1 ? '' : ` (página ${list.page})`;
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
    image: blogImage,
    robots: 'index, follow',
    jsonLd: [localBusiness(footerRegions), breadcrumbList(blogTrail)],
  });
}

/** Head of a post (specification, section 2, "Blog post page"); without one, of the not-found state. */
export function blogPostHead(post: BlogPost | undefined) {
  if (post === undefined) return problemHead(`Post não encontrado | ${company.name}`);
  const path: SitePath = `/blog/${post.slug}`;
  const description = post.metaDescription;
  return pageHead({
    type: 'article',
    title: `${post.title} | Desentupimento Petrópolis`,
    description,
    path,
    keywords: post.keywords,
    image: { path: blogImage.path, alt: post.title },
    robots: 'index, follow',
    publishedTime: post.publishedAt,
    modifiedTime: post.updatedAt,
    jsonLd: [
      newsArticle({
        title: post.title,
        description,
        path,
        imagePath: blogImage.path,
        keywords: post.keywords,
        publishedTime: post.publishedAt,
        modifiedTime: post.updatedAt,
      }),
      breadcrumbList(postTrail(post)),
    ],
  });
}
