import { company } from '#app/company/company.ts';
import { telUrl } from '#app/company/contact.ts';
import { Picture } from '#app/drawings/picture.tsx';
import { CallButton, WhatsappButton } from '#app/site/contact-buttons.tsx';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { Contents } from '#app/ui/contents.tsx';
import { Container, Section } from '#app/ui/layout.tsx';
import { ArrowLeft } from '#app/ui/lucide-icons.tsx';
import { remembered } from '#app/ui/remembered.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { DrawnSteps, hasDrawnSteps } from './drawn-steps.tsx';
import { Keywords } from './keywords.tsx';
import { RelatedPost } from './post-card.tsx';
import type { BlogPost } from './post.ts';
import { localDay, PublishedDate } from './published-date.tsx';
import { drawingOf } from './subjects.ts';

/** Fewer parts than this need no table of contents. */
const contentsFrom = 3;

interface BlogPostPageProps {
  post: BlogPost;
  trail: Trail;
}

export function BlogPostPage({ post, trail }: BlogPostPageProps) {
  const contents = post.sections.length >= contentsFrom ? post.sections : [];
  const drawn = hasDrawnSteps(post.slug);
  return (
    <>
      <article className="@container">
        <div className="overflow-hidden border-b border-line bg-surface-tinted">
          <Container className="pt-1 pb-5 sm:py-8">
            <Breadcrumb items={trail} />
            <PostHeader post={post} />
          </Container>
        </div>
        <Container className="grid gap-x-12 gap-y-6 py-6 sm:gap-y-8 sm:py-12 @5xl:grid-cols-[minmax(0,39.25rem)_22rem] @5xl:justify-between">
          <DrawnSteps slug={post.slug} />
          <div
            className={`no-print @5xl:col-start-2 @5xl:row-start-1 ${drawn ? '@5xl:row-span-2' : ''}`}
          >
            <div className="@5xl:sticky @5xl:space-y-6 @5xl:top-[calc(var(--spacing-header)+1.5rem)]">
              {contents.length > 0 && <Contents title="Neste artigo" sections={contents} />}
              <HelpCard />
            </div>
          </div>
          <div className="@5xl:col-start-1">
            <div className="prose" dangerouslySetInnerHTML={{ __html: post.bodyHtml }} />
            <EmergencyBox />
            <SiteLink
              href="/blog"
              className="no-print mt-8 inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4"
            >
              <ArrowLeft aria-hidden="true" className="size-5" />
              Voltar ao Blog
            </SiteLink>
          </div>
        </Container>
      </article>
      {post.related.length > 0 && (
        <div className="no-print">
          <Section id="leia-tambem" title="Leia também" tone="tinted">
            <ul className="grid gap-6 sm:grid-cols-3">
              {post.related.map(({ slug, title }) => (
                <li key={slug}>
                  <RelatedPost slug={slug} title={title} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </>
  );
}

function PostHeader({ post }: { post: BlogPost }) {
  return (
    <header className="sm:mt-3">
      <Keywords of={post} shown={3} />
      <h1 className="mt-1 max-w-[40ch] text-headline">{post.title}</h1>
      <p className="mt-2 flex flex-wrap gap-x-2 text-sm text-ink-soft sm:text-base">
        <PublishedDate publishedAt={post.publishedAt} />
        <span aria-hidden="true">·</span>
        <span>5 min de leitura</span>
        {localDay(post.updatedAt) !== localDay(post.publishedAt) && (
          <span>
            Atualizado em <PublishedDate publishedAt={post.updatedAt} />
          </span>
        )}
      </p>
      <div className="mt-2 grid gap-x-12 gap-y-6 sm:mt-4 @5xl:grid-cols-[minmax(0,1fr)_27rem]">
        <div>
          <p className="max-w-[33em] leading-snug text-ink-soft sm:text-lg sm:leading-normal lg:text-[1.1875rem]">
            {post.excerpt}
          </p>
          {post.summaryHtml !== undefined && (
            <div className="mt-3 rounded-card bg-surface-raised p-4 sm:mt-5 sm:p-6">
              <h2 className="text-base font-bold">Em resumo</h2>
              <p
                className="summary mt-1 leading-normal text-heading sm:text-xl sm:leading-normal"
                dangerouslySetInnerHTML={{ __html: post.summaryHtml }}
              />
            </div>
          )}
        </div>
        <Picture
          name={drawingOf(post.slug)}
          loading="lazy"
          className={`w-full self-start rounded-card ${
            hasDrawnSteps(post.slug)
              ? 'hidden @5xl:block'
              : 'aspect-2/1 @2xl:aspect-3/1 @5xl:aspect-auto'
          }`}
        />
      </div>
    </header>
  );
}

/** Help within reach while reading; on a phone the bar at the bottom edge does that. */
const HelpCard = remembered(function HelpCard() {
  return (
    <section
      aria-labelledby="ajuda-titulo"
      className="on-dark hidden rounded-card bg-band p-6 text-on-band @5xl:block"
    >
      <h2 id="ajuda-titulo" className="text-lg text-on-band">
        Prefere que a gente resolva?
      </h2>
      <p className="mt-1.5 text-on-band-soft">
        Atendemos 24&nbsp;horas em Petrópolis e Itaipava. Orçamento e visita grátis.
      </p>
      <div className="mt-4 grid gap-3">
        <WhatsappButton />
        <CallButton variant="light" />
      </div>
    </section>
  );
});

const EmergencyBox = remembered(function EmergencyBox() {
  return (
    <section
      aria-labelledby="emergencia-titulo"
      className="mt-14 rounded-card bg-warm-soft p-5 sm:p-8"
    >
      <h2 id="emergencia-titulo" className="text-2xl">
        Emergência? Ligue Agora!
      </h2>
      <p className="mt-2 max-w-[56ch]">
        Atendemos 24&nbsp;horas em Petrópolis e Itaipava, sem taxa extra à noite, em fins de semana
        ou feriados. O telefone é{' '}
        <a href={telUrl} className="inline-block font-semibold underline underline-offset-4">
          {company.phone.display}
        </a>
        .
      </p>
      <div className="no-print mt-5 flex flex-wrap gap-3 max-sm:*:w-full">
        <WhatsappButton />
        <CallButton />
        <ButtonLink href="/contato" variant="secondary">
          Solicitar Orçamento
        </ButtonLink>
      </div>
    </section>
  );
});
