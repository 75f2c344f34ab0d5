import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { toast } from 'sonner';
import { RunButton } from '#app/admin/operations/run-button.tsx';
import { RunProgress } from '#app/admin/operations/run-progress.tsx';
import { AdminPage } from '#app/admin/shell/admin-page.tsx';
import { AdviceList } from '#app/admin/ui/advice-list.tsx';
import { TextField } from '#app/admin/ui/field.tsx';
import { linkStyle } from '#app/admin/ui/link-style.ts';
import { Notice } from '#app/admin/ui/notice.tsx';
import { Empty, Metric, Metrics, Panel } from '#app/admin/ui/panel.tsx';
import { Tag } from '#app/admin/ui/tag.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { buttonStyle } from '#app/ui/button.tsx';
import { Faq } from '#app/ui/faq.tsx';
import { inputStyle } from '#app/ui/input-style.ts';
import { Pagination } from '#app/ui/pagination.tsx';
import { PillLinks } from '#app/ui/pill-links.tsx';
import { SiteLink } from '#app/ui/site-link.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { shownStates } from './shown-states.ts';

/** Every control that the site is made of, in every state, from the parts themselves. */
export function ComponentsPage() {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(shownStates(document.styleSheets));
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  return (
    <AdminPage
      title="Componentes"
      lead="Cada controle do site em cada estado, feito com as peças de verdade. O tema segue o do aparelho."
    >
      <Buttons />
      <Links />
      <Fields />
      <Working />
      <Panel id="vazio" title="Vazio">
        <div className="space-y-4">
          <Metrics label="Números de exemplo">
            <Metric title="Sem dado" value="–" detail="Ainda não foi medido" />
            <Metric title="Bom" value="1.234" detail="Dentro do esperado" tone="good" />
            <Metric title="Atenção" value="12" detail="Abaixo do esperado" tone="warning" />
            <Metric title="Problema" value="0" detail="Precisa de alguém" tone="danger" />
          </Metrics>
          <Empty title="Nada por aqui ainda">O que falta, e o que fazer para aparecer.</Empty>
        </div>
      </Panel>
      <Messages />
      <Panel id="abre-e-fecha" title="Abre e fecha">
        <Faq
          items={[
            { question: 'Uma pergunta fechada?', answer: 'A resposta aparece ao abrir.' },
            { question: 'Outra pergunta?', answer: 'Outra resposta.' },
          ]}
        />
      </Panel>
    </AdminPage>
  );
}

const acted = [
  ['hover', 'Com o mouse em cima'],
  ['focus', 'Com o foco do teclado'],
  ['active', 'Apertado'],
] as const;

/** One control as it is, as it looks while somebody acts on it, and `disabled` where it can be. */
function States({
  name,
  control,
  disabled,
}: {
  name: string;
  control: ReactNode;
  disabled?: ReactNode;
}) {
  return (
    <section aria-label={name} className="border-t border-line py-4 first:border-t-0 first:pt-0">
      <h3 className="text-base">{name}</h3>
      <ul className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-5">
        <State name="Parado">{control}</State>
        {acted.map(([state, label]) => (
          <State key={state} name={label} shown={state}>
            {control}
          </State>
        ))}
        {disabled !== undefined && <State name="Desligado">{disabled}</State>}
      </ul>
    </section>
  );
}

function State({ name, shown, children }: { name: string; shown?: string; children: ReactNode }) {
  return (
    <li className="min-w-0">
      <p className="mb-2 text-sm text-ink-soft">{name}</p>
      <div data-shown={shown}>{children}</div>
    </li>
  );
}

const buttons = [
  ['whatsapp', 'WhatsApp, só para contato'],
  ['primary', 'Botão principal'],
  ['secondary', 'Botão secundário'],
] as const;

const buttonsOnBand = [
  ['inverse', 'Cheio, sobre faixa escura'],
  ['light', 'Contorno, sobre faixa escura'],
] as const;

function button(variant: Parameters<typeof buttonStyle>[0], disabled = false) {
  return (
    <button type="button" disabled={disabled} className={buttonStyle(variant)}>
      Enviar
    </button>
  );
}

function Buttons() {
  return (
    <Panel id="botoes" title="Botões">
      {buttons.map(([variant, name]) => (
        <States
          key={variant}
          name={name}
          control={button(variant)}
          disabled={button(variant, true)}
        />
      ))}
      <div className="on-dark rounded-card bg-band p-4 [&_h3]:text-on-band [&_p]:text-on-band-soft">
        {buttonsOnBand.map(([variant, name]) => (
          <States key={variant} name={name} control={button(variant)} />
        ))}
      </div>
    </Panel>
  );
}

function Links() {
  return (
    <Panel id="links" title="Links">
      <States
        name="Link no texto"
        control={
          <SiteLink href="/admin/componentes" className={linkStyle}>
            Ver detalhes
          </SiteLink>
        }
      />
      <States
        name="Link sozinho"
        control={<TextLink href="/admin/componentes">Ver preços</TextLink>}
      />
      <States
        name="Pílula"
        control={
          <div className="*:grid-cols-1!">
            <PillLinks links={[{ href: '/bairros/centro', name: 'Centro' }]} />
          </div>
        }
      />
      <section aria-label="Páginas" className="border-t border-line pt-4">
        <h3 className="text-base">Páginas</h3>
        <Pagination
          page={3}
          pageCount={9}
          of="de exemplo"
          renderLink={({ label, name, className }) => (
            <a href="#links" className={className} aria-label={name}>
              {label}
            </a>
          )}
        />
      </section>
    </Panel>
  );
}

function field(name: string, state: { error?: string; disabled?: boolean; value?: string } = {}) {
  return (
    <TextField
      name={name}
      label="Nome"
      defaultValue={state.value}
      placeholder="Seu nome completo"
      disabled={state.disabled}
      error={state.error}
    />
  );
}

function Fields() {
  return (
    <Panel id="campos" title="Campos">
      <section aria-label="Campo de texto">
        <h3 className="text-base">Campo de texto</h3>
        <ul className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
          <State name="Vazio">{field('sem-nada')}</State>
          <State name="Preenchido">{field('preenchido', { value: 'Ana Souza' })}</State>
          <State name="Com o mouse em cima" shown="hover">
            {field('sob-o-mouse')}
          </State>
          <State name="Com o foco do teclado" shown="focus">
            {field('com-foco')}
          </State>
          <State name="Com erro">{field('com-erro', { error: 'Escreva o seu nome.' })}</State>
          <State name="Desligado">{field('desligado', { disabled: true })}</State>
        </ul>
      </section>
      <section aria-label="Escolhas" className="mt-4 border-t border-line pt-4">
        <h3 className="text-base">Escolhas</h3>
        <div className="mt-2 grid gap-x-6 gap-y-4 sm:grid-cols-3">
          <div>
            <label htmlFor="escolha" className="font-semibold">
              Lista
            </label>
            <select id="escolha" className={`mt-1.5 ${inputStyle}`}>
              <option>Centro</option>
              <option>Itaipava</option>
            </select>
          </div>
          <label className="flex min-h-11 items-center gap-2.5">
            <input type="checkbox" defaultChecked className="size-6 accent-brand" />
            Ligada
          </label>
          <label className="flex min-h-11 items-center gap-2.5 text-ink-soft">
            <input type="checkbox" disabled className="size-6 accent-brand" />
            Desligada, que não se pode ligar
          </label>
        </div>
      </section>
    </Panel>
  );
}

const nothing = () => {};

function Working() {
  return (
    <Panel id="carregando" title="Carregando">
      <div className="grid gap-6 sm:grid-cols-2">
        <div>
          <RunButton variant="primary" isRunning={false} onStart={nothing}>
            Auditar
          </RunButton>
          <p className="mt-2 text-sm text-ink-soft">Pronto para começar</p>
        </div>
        <div>
          <RunButton variant="primary" isRunning onStart={nothing}>
            Auditar
          </RunButton>
          <RunProgress label="Auditando o site." isRunning progress="2.400 de 50.000 páginas" />
        </div>
      </div>
    </Panel>
  );
}

function Messages() {
  const hydrated = useHydrated();
  return (
    <Panel id="mensagens" title="Mensagens e etiquetas">
      <div className="space-y-4">
        <div className="grid gap-3 lg:grid-cols-2">
          <Notice tone="info">Para saber: nada a fazer.</Notice>
          <Notice tone="good">Deu certo, e o que acontece agora.</Notice>
          <Notice tone="warning">Atenção: o que falta fazer.</Notice>
          <Notice tone="danger">Não deu certo: o que houve e o que fazer.</Notice>
        </div>
        <p className="flex flex-wrap gap-2">
          <Tag tone="neutral">Neutra</Tag>
          <Tag tone="good">Boa</Tag>
          <Tag tone="warning">Atenção</Tag>
          <Tag tone="danger">Problema</Tag>
          <Tag tone="outline">Baixo</Tag>
          <Badge tone="warm">24H</Badge>
          <Badge tone="soft">pia entupida</Badge>
        </p>
        <AdviceList
          advice={[
            { kind: 'problem', title: 'Um problema', text: 'O que fazer com ele.' },
            { kind: 'suggestion', title: 'Uma sugestão', text: 'Por que vale a pena.' },
            { kind: 'success', title: 'Tudo certo', text: 'Nada a fazer.' },
          ]}
        />
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            disabled={!hydrated}
            className={buttonStyle('secondary')}
            onClick={() => toast.success('Sitemap atualizado', { description: '30 páginas.' })}
          >
            Mostrar aviso de sucesso
          </button>
          <button
            type="button"
            disabled={!hydrated}
            className={buttonStyle('secondary')}
            onClick={() => toast.error('Erro na auditoria', { description: 'Tente de novo.' })}
          >
            Mostrar aviso de erro
          </button>
        </div>
      </div>
    </Panel>
  );
}
