import type { ReactNode } from 'react';
import { claims } from '#app/company/claims.ts';
import { company } from '#app/company/company.ts';
import { telUrl, whatsappUrl } from '#app/company/contact.ts';
import { mapConsentDays } from '#app/site/map-consent.ts';
import type { Trail } from '#app/ui/breadcrumb.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Contents } from '#app/ui/contents.tsx';
import { Island } from '#app/ui/island.tsx';
import { Container, PageHero } from '#app/ui/layout.tsx';
import { MapConsentSwitch } from './map-consent-switch.tsx';

const { privacy } = claims;

/** The parts, in their order (specification, section 2, "/politica-privacidade"). */
const parts = [
  { id: 'informacoes-gerais', title: '1. Informações gerais' },
  { id: 'dados-coletados', title: '2. Dados que coletamos' },
  { id: 'uso', title: '3. Como usamos os dados' },
  { id: 'compartilhamento', title: '4. Compartilhamento' },
  { id: 'seguranca', title: '5. Segurança' },
  { id: 'direitos', title: '6. Seus direitos' },
  { id: 'cookies', title: '7. Cookies' },
  { id: 'retencao', title: '8. Por quanto tempo guardamos' },
  { id: 'alteracoes', title: '9. Alterações desta política' },
  { id: 'contato', title: '10. Contato' },
] as const;

/** The privacy policy (LGPD, Lei 13.709/2018): the ten sections of the specification, and what this site really does. */
export function LegalPage({ trail }: { trail: Trail }) {
  return (
    <>
      <PageHero
        above={<Breadcrumb items={trail} />}
        title="Política de privacidade"
        lead={`O que acontece com os seus dados quando você usa este site e fala com a gente. Última atualização: ${privacy.updated}.`}
      />
      <div className="@container">
        <Container className="grid gap-x-12 gap-y-8 py-8 sm:py-16 @5xl:grid-cols-[minmax(0,1fr)_22rem]">
          <div className="no-print @5xl:order-1">
            <div className="@5xl:sticky @5xl:top-[calc(var(--spacing-header)+1.5rem)]">
              <Contents title="Nesta página" sections={parts} />
            </div>
          </div>
          <div className="prose">
            <Part id="informacoes-gerais">
              <p>
                Esta política vale para o site da {company.name}, que atende Petrópolis e Itaipava,
                no estado do Rio de Janeiro. Ela segue a Lei Geral de Proteção de Dados Pessoais
                (LGPD, Lei nº 13.709/2018). Para os dados que você nos manda, somos o controlador:
                decidimos para que eles servem e respondemos por eles.
              </p>
              {company.legalName !== '' && <p>O controlador é {company.identity}.</p>}
            </Part>
            <Part id="dados-coletados">
              <p>
                Você pode ler o site inteiro sem se identificar. Os dados que chegam até nós são:
              </p>
              <ul>
                <li>
                  <strong>O que você escreve no formulário de orçamento</strong>: nome, telefone e
                  descrição do problema. O site não guarda nada disso. O formulário só monta a
                  mensagem, que você confere e envia pelo seu WhatsApp.
                </li>
                <li>
                  <strong>O que você conta por WhatsApp ou telefone</strong>: por exemplo, endereço,
                  fotos e o combinado do serviço. Essa conversa fica no nosso aparelho.
                </li>
                <li>
                  <strong>Dados técnicos da conexão</strong>: como em qualquer site, o servidor
                  recebe o seu endereço IP e o tipo de navegador para poder responder. A hospedagem
                  pode anotá-los em registros de acesso, com a data, a hora e a página pedida. Não
                  os usamos para identificar você. Quando um endereço do site não existe, anotamos
                  qual foi, sem ligar isso a ninguém.
                </li>
              </ul>
            </Part>
            <Part id="uso">
              <p>
                Usamos o que você nos conta para responder, dar o orçamento, ir até o endereço,
                fazer o serviço e cumprir a garantia. As bases legais são a execução do serviço que
                você pediu (LGPD, art.&nbsp;7º,&nbsp;V) e o cumprimento de obrigações legais, como a
                emissão de documentos fiscais (art.&nbsp;7º,&nbsp;II). Não mandamos propaganda e não
                tomamos decisões automáticas sobre você.
              </p>
              <p>
                Os dados técnicos da conexão servem para entregar as páginas, manter o site no ar e
                protegê-lo de abusos. A base legal é o legítimo interesse em um site que funciona e
                é seguro (art.&nbsp;7º,&nbsp;IX). Quando o Marco Civil da Internet (Lei
                nº&nbsp;12.965/2014, art.&nbsp;15) obriga a guardar registros de acesso, a base é
                essa obrigação. O mapa do Google só é carregado com o seu consentimento
                (art.&nbsp;7º,&nbsp;I).
              </p>
            </Part>
            <Part id="compartilhamento">
              <p>Não vendemos nem alugamos dados. Outras empresas participam apenas assim:</p>
              <ul>
                <li>
                  <strong>WhatsApp (Meta)</strong>: quando você abre a conversa, ela passa a seguir
                  também as regras do WhatsApp.
                </li>
                <li>
                  <strong>Google</strong>: o mapa só é carregado depois que você pede. A partir daí
                  o Google recebe o seu endereço IP e pode gravar cookies próprios.
                </li>
                <li>
                  <strong>Hospedagem</strong>: empresas que mantêm o servidor e o banco de dados do
                  site no ar, obrigadas a proteger o que passa por elas.
                </li>
                <li>
                  <strong>Autoridades</strong>: quando a lei ou a Justiça obrigar.
                </li>
              </ul>
              <p>
                <strong>Transferência internacional.</strong> A Meta, dona do WhatsApp, e o Google
                são empresas dos Estados Unidos e tratam dados também fora do Brasil. Isso só
                acontece quando você abre a conversa, para o atendimento que pediu, ou permite o
                mapa. A hospedagem também pode usar servidores em outros países. Nesse caso, a
                transferência segue o artigo 33 da LGPD e as regras da ANPD. Se preferir não usar
                esses serviços, fale conosco por telefone.
              </p>
              <p>
                As letras, os ícones e as imagens deste site vêm do nosso próprio servidor: nenhuma
                outra empresa fica sabendo da sua visita por causa deles.
              </p>
            </Part>
            <Part id="seguranca">
              <p>
                Pedimos e guardamos o mínimo. O site usa conexão cifrada, limita o que cada página
                pode carregar e restringe o acesso à área administrativa. Nenhum sistema é
                infalível: se houver um incidente que possa trazer risco a você, avisaremos você e a
                Autoridade Nacional de Proteção de Dados (ANPD), como manda a lei.
              </p>
            </Part>
            <Part id="direitos">
              <p>Pela LGPD, você pode nos pedir, sem custo:</p>
              <ul>
                <li>a confirmação de que tratamos dados seus e o acesso a eles;</li>
                <li>a correção de dados incompletos, errados ou desatualizados;</li>
                <li>a eliminação ou o bloqueio do que for desnecessário ou excessivo;</li>
                <li>a portabilidade e a lista de com quem os dados foram compartilhados;</li>
                <li>a retirada de um consentimento que você tenha dado.</li>
              </ul>
              <p>
                Respondemos em até {privacy.answer}. Se o pedido for complexo, o prazo pode ser
                prorrogado por mais {privacy.answer}, e explicamos o motivo. Você também pode
                reclamar à ANPD.
              </p>
            </Part>
            <Part id="cookies">
              <p>
                As páginas públicas não usam cookies de publicidade nem de medição de visitas.
                Existe um único cookie, chamado “mapa”, que só é criado se você pedir para ver o
                mapa do Google. Ele guarda essa escolha por até {mapConsentDays} dias, neste
                aparelho, e nada mais.
              </p>
              <p>
                O mapa vem dos servidores do Google, nos Estados Unidos, que recebe o seu endereço
                IP e pode gravar cookies próprios. Enquanto a escolha vale, ele abre sozinho nas
                páginas em que está. Aqui você vê a escolha deste aparelho e pode mudar de ideia.
              </p>
              <Island name="map-consent">
                <MapConsentSwitch />
              </Island>
            </Part>
            <Part id="retencao">
              <p>
                Conversas e dados de serviço ficam conosco enquanto forem úteis para o atendimento e
                a garantia. O que a lei manda guardar, como documentos fiscais, fica por até{' '}
                {privacy.retention}. Depois disso, apagamos.
              </p>
              <p>
                Os registros de acesso ao site, quando existem, ficam sob sigilo por{' '}
                {privacy.accessLogs}, o prazo do Marco Civil da Internet, e só são entregues por
                ordem judicial.
              </p>
            </Part>
            <Part id="alteracoes">
              <p>
                Se algo mudar no modo como tratamos dados, mudamos este texto e a data no alto da
                página. A versão que vale é sempre a que está publicada aqui.
              </p>
            </Part>
            <Part id="contato">
              <p>
                Para pedir algo sobre os seus dados ou tirar uma dúvida, fale conosco pelo telefone{' '}
                <a href={telUrl} className="inline-block">
                  {company.phone.display}
                </a>
                {company.email !== '' && (
                  <>
                    , pelo e-mail <a href={`mailto:${company.email}`}>{company.email}</a>
                  </>
                )}{' '}
                ou pelo{' '}
                <a
                  href={whatsappUrl('Olá! Tenho um pedido sobre os meus dados pessoais.')}
                  target="_blank"
                  rel="noopener"
                >
                  WhatsApp
                </a>
                .
              </p>
            </Part>
          </div>
        </Container>
      </div>
    </>
  );
}

interface PartProps {
  id: (typeof parts)[number]['id'];
  children: ReactNode;
}

function Part({ id, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="not-first:mt-[2.75em] space-y-4">
      <h2 id={id}>{parts.find((part) => part.id === id)?.title}</h2>
      {children}
    </section>
  );
}
