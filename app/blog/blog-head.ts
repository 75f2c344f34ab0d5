import { searchKeywords } from '#functions/sitemap/keywords.ts';
import { company } from '#app/company/company.ts';
import { footerRegions } from '#app/company/regions.ts';
import { pageHead } from '#app/seo/head.ts';
import { breadcrumbList, localBusiness, newsArticle } from '#app/seo/json-ld.ts';
import { postSocialImage, socialImage } from '#app/seo/social-images.ts';
import type { SitePath } from '#app/seo/urls.ts';
import { blogTrail, postTrail } from './post-trail.ts';
import type { BlogPost } from './post.ts';

/** Head of a page of the blog list. */
export function blogListHead(list: { page: number }) {
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
    image: socialImage('blog'),
    robots: 'index, follow',
    jsonLd: [localBusiness(footerRegions), breadcrumbList(blogTrail)],
  });
}

/** Head of a post (specification, section 2, "Blog post page"). */
export function blogPostHead(post: BlogPost) {
  const path: SitePath = `/blog/${post.slug}`;
  const description = post.metaDescription;
  const image = postSocialImage(post);
  const keywords = searchKeywords(post.keywords);
  return pageHead({
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
      breadcrumbList(postTrail(post)),
    ],
  });
}
