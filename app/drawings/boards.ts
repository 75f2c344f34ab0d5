/**
 * What pages know of a drawing without drawing it. All of its board is always seen, whatever the shape of the box on the page;
 * what is drawn beyond it (shapes.ts) fills the rest.
 */
export interface Board {
  /** The upper left corner, for a drawing that shows a part of a larger scene. */
  origin?: readonly [x: number, y: number];
  width: number;
  height: number;
  /** Something in it moves; who wants no motion gets the file that ends in `-still`. */
  moves?: boolean;
  /** What it shows, as a sentence. */
  description: string;
  /**
   * Other boards on the same drawing, as `x y width height`, for places that have little room or a line to keep: the crop
   * `trap` of `sink` is the file `sink-trap.svg`.
   */
  crops: Readonly<Record<string, readonly [x: number, y: number, width: number, height: number]>>;
}

/** Every drawing, by the name of its file. `drawings.ts` draws them. */
export const boards = {
  sink: {
    width: 480,
    height: 360,
    description:
      'Corte de uma pia de cozinha à noite: a gordura fecha o sifão, a água sobe na cuba e a sonda chega até o entupimento',
    crops: { trap: [64, 28, 424, 318], hero: [0, -8, 480, 352], tall: [120, -96, 288, 528] },
  },
  'floor-drain': {
    width: 480,
    height: 360,
    description:
      'Corte de um ralo de banheiro: cabelo e sabão fecham a saída da caixa sifonada, e a água fica no piso',
    crops: {
      trap: [28, 36, 424, 318],
      hero: [0, 8, 480, 376],
      tall: [88, -48, 320, 488],
    },
  },
  'drain-objects': {
    origin: [120, 124],
    width: 240,
    height: 224,
    description:
      'Corte de um ralo de banheiro de perto: cabelo enrolado na grelha, sabão na água e nas paredes, e uma tampinha presa na saída',
    crops: {},
  },
  toilet: {
    origin: [-24, 16],
    width: 528,
    height: 396,
    description:
      'Corte de um vaso sanitário: papel preso na curva do sifão, a água sobe na bacia e a sonda chega até ele',
    crops: {
      trap: [32, 32, 424, 318],
      hero: [16, 24, 472, 496],
      tall: [80, 22, 300, 500],
    },
  },
  'grease-box': {
    width: 480,
    height: 360,
    description:
      'Corte de uma caixa de gordura no quintal: a gordura formou uma crosta sobre a água e fecha a saída',
    crops: { trap: [160, 152, 224, 168] },
  },
  'building-column': {
    width: 480,
    height: 360,
    description:
      'Corte de um prédio de três andares: a coluna está fechada embaixo, e a água volta na pia do primeiro andar',
    crops: { trap: [112, 208, 236, 160] },
  },
  roots: {
    width: 480,
    height: 360,
    description:
      'Corte de um jardim: raízes de uma árvore entram pela emenda de uma manilha de barro e fecham o cano',
    crops: { trap: [152, 168, 224, 168] },
  },
  'yard-drain': {
    width: 480,
    height: 360,
    description:
      'Corte de um quintal na chuva: folhas fecham a grelha e o cano do ralo, e a água fica empoçada',
    crops: { trap: [192, 148, 224, 168] },
  },
  'whole-floor': {
    width: 480,
    height: 360,
    description:
      'Corte de uma casa: a sonda entra pela caixa de inspeção do quintal e chega ao entupimento debaixo da sala, com o piso inteiro',
    crops: { trap: [226, 98, 276, 216] },
  },
  quote: {
    width: 480,
    height: 392,
    description:
      'A mão enluvada mostra um orçamento assinado, item por item, e na pia ao lado a gordura ainda fecha o sifão',
    crops: { trap: [276, 2, 200, 176] },
  },
  'job-done': {
    origin: [0, -40],
    width: 480,
    height: 456,
    description:
      'Depois do serviço: a água desce pelo sifão limpo, e o papel assinado fica encostado na parede da pia',
    crops: {},
  },
  'toilet-object': {
    origin: [32, 32],
    width: 424,
    height: 318,
    description:
      'Corte de um vaso sanitário: uma escova de dentes e um lenço umedecido travam na curva, e um brinquedo boia na bacia',
    crops: {},
  },
  soda: {
    width: 480,
    height: 360,
    description:
      'Soda cáustica ao lado de uma pia entupida: o vapor sobe da cuba, e no sifão a gordura virou pedra',
    crops: { trap: [40, 24, 424, 356] },
  },
  winter: {
    width: 480,
    height: 360,
    description:
      'Noite fria na Serra: geada no vidro da janela, e a gordura que endureceu no cano depois do sifão',
    crops: { trap: [16, -12, 408, 392] },
  },
  washer: {
    origin: [0, 16],
    width: 480,
    height: 360,
    description:
      'Corte de uma lavanderia: a máquina de lavar solta a água, a caixa do ralo está fechada de fiapos e sabão, e o piso empoça',
    crops: { trap: [112, 44, 328, 296] },
  },
  'holiday-house': {
    width: 480,
    height: 360,
    description:
      'Casa de veraneio fechada: venezianas cerradas, a mala que acaba de chegar, e o ralo seco por onde sobe o cheiro do esgoto',
    crops: { trap: [128, 66, 288, 274] },
  },
  'old-house': {
    width: 480,
    height: 352,
    description:
      'Corte de um casarão antigo: sob a banheira de pés, a ferrugem estreitou o cano de ferro fundido',
    crops: { trap: [120, 48, 304, 296] },
  },
  team: {
    width: 624,
    height: 392,
    description:
      'Duas pessoas da nossa equipe com a máquina de desentupir e o orçamento, entre a van e a porta iluminada de uma casa, à noite',
    crops: { pair: [256, 96, 220, 204] },
  },
  'on-the-way': {
    origin: [104, 80],
    width: 440,
    height: 192,
    description: 'A nossa van a caminho, à noite, com o farol aceso, numa rua diante da Serra',
    crops: { tall: [180, 24, 268, 244] },
  },
  // What is clogged, side by side in one file: the home page shows each from a third of it.
  choices: {
    width: 720,
    height: 168,
    description:
      'Uma pia de cozinha que transborda, um ralo com água em volta e um vaso sanitário cheio',
    crops: {},
  },
  'sink-front': {
    width: 224,
    height: 168,
    description: 'Uma pia de cozinha vista de frente: a água passa da borda e escorre pelo armário',
    crops: {},
  },
  'drain-above': {
    width: 224,
    height: 168,
    description: 'Um ralo visto de cima: cabelo sobre a grelha, e água parada no piso em volta',
    crops: {},
  },
  'toilet-front': {
    width: 224,
    height: 168,
    description: 'Um vaso sanitário visto de frente: papel boia na bacia, e a água passa da borda',
    crops: {},
  },
  'kitchen-at-night': {
    origin: [96, 8],
    moves: true,
    width: 512,
    height: 472,
    description:
      'Cozinha na Serra à noite, em corte: a água da pia desce pelo sifão desentupido até o cano da rua',
    crops: { tall: [272, -40, 328, 520] },
  },
  'step-sink-1': {
    origin: [40, 92],
    width: 352,
    height: 264,
    description: 'Passo 1: a caneca tira a água da cuba e a passa para o balde',
    crops: {},
  },
  'step-sink-2': {
    origin: [40, 92],
    width: 352,
    height: 264,
    description:
      'Passo 2: o desentupidor de borracha cobre a válvula da pia e trabalha com água em volta',
    crops: {},
  },
  'step-sink-3': {
    origin: [40, 92],
    width: 352,
    height: 264,
    description: 'Passo 3: sem a curva do sifão, a gordura cai no balde',
    crops: {},
  },
  'step-toilet-1': {
    origin: [32, 32],
    width: 424,
    height: 318,
    description:
      'Passo 1: a mão fecha o registro da caixa acoplada, e a água do vaso para de subir',
    crops: {},
  },
  'step-toilet-2': {
    origin: [32, 32],
    width: 424,
    height: 318,
    description: 'Passo 2: o desentupidor de borracha cobre a saída do vaso, embaixo da água',
    crops: {},
  },
  'step-toilet-3': {
    origin: [32, 32],
    width: 424,
    height: 318,
    description: 'Passo 3: a água do balde desce pelo vaso livre, antes de qualquer descarga',
    crops: {},
  },
  'step-floor-drain-1': {
    origin: [64, 72],
    width: 352,
    height: 264,
    description: 'Passo 1: a mão enluvada levanta a grelha do ralo',
    crops: {},
  },
  'step-floor-drain-2': {
    origin: [64, 72],
    width: 352,
    height: 264,
    description: 'Passo 2: a mão puxa o bolo de cabelo que fechava a caixa sifonada',
    crops: {},
  },
  'step-floor-drain-3': {
    origin: [64, 72],
    width: 352,
    height: 264,
    description: 'Passo 3: a jarra enche a caixa sifonada limpa até o nível da saída',
    crops: {},
  },
  'step-grease-box-1': {
    origin: [80, 84],
    width: 336,
    height: 252,
    description: 'Passo 1: a tampa da caixa de gordura sai, e a crosta aparece',
    crops: {},
  },
  'step-grease-box-2': {
    origin: [80, 84],
    width: 336,
    height: 252,
    description: 'Passo 2: a concha tira a crosta de gordura em pedaços',
    crops: {},
  },
  'step-grease-box-3': {
    origin: [80, 84],
    width: 336,
    height: 252,
    description: 'Passo 3: a caixa limpa, com a água no nível da saída, é fechada de novo',
    crops: {},
  },
  'step-smell-1': {
    origin: [64, 72],
    width: 352,
    height: 264,
    description: 'Passo 1: com a caixa sifonada seca, o cheiro do esgoto sobe pelo ralo',
    crops: {},
  },
  'step-smell-2': {
    origin: [64, 72],
    width: 352,
    height: 264,
    description: 'Passo 2: a jarra devolve água à caixa sifonada',
    crops: {},
  },
  'step-smell-3': {
    origin: [64, 72],
    width: 352,
    height: 264,
    description: 'Passo 3: a água fecha a passagem, e o cheiro fica no cano',
    crops: {},
  },
  'bairro-centro': {
    origin: [0, -16],
    width: 640,
    height: 368,
    description:
      'Centro de Petrópolis à noite: o Palácio de Cristal e a catedral, e sob a rua a nossa mangueira chega ao entupimento',
    crops: { landmark: [8, 0, 464, 348] },
  },
  'bairro-quitandinha': {
    origin: [0, -16],
    width: 640,
    height: 368,
    description:
      'Quitandinha à noite: o Palácio Quitandinha diante do lago, e sob a rua a nossa mangueira chega ao entupimento',
    crops: { landmark: [64, 0, 464, 348] },
  },
  'bairro-correas': {
    origin: [0, -16],
    width: 640,
    height: 368,
    description:
      'Corrêas à noite: o portal do Bonfim e as montanhas da Serra, e uma raiz que entrou no cano sob o jardim',
    crops: { landmark: [8, 0, 464, 348] },
  },
  'bairro-itaipava': {
    origin: [0, -16],
    width: 640,
    height: 368,
    description:
      'Itaipava à noite: o castelo e as araucárias entre os morros, e sob a rua a nossa mangueira chega ao entupimento',
    crops: { landmark: [8, 0, 464, 348] },
  },
  'bairro-cascatinha': {
    origin: [0, -16],
    width: 640,
    height: 368,
    description:
      'Cascatinha à noite: a antiga fábrica de tecidos, a chaminé e a queda do Piabanha, e sob a rua o cano entupido',
    crops: { landmark: [-8, -6, 488, 366] },
  },
  'bairro-bingen': {
    origin: [0, -16],
    width: 640,
    height: 368,
    description:
      'Bingen à noite: três casas alemãs de enxaimel, e sob a rua a nossa mangueira chega ao entupimento',
    crops: { landmark: [0, -6, 472, 354] },
  },
  map: {
    width: 640,
    height: 480,
    description:
      'Mapa esquemático da Serra à noite: uma luz em cada lugar que atendemos, ao longo da estrada que vai do Quitandinha a Posse',
    crops: {},
  },
} as const satisfies Record<string, Board>;

export type DrawingName = keyof typeof boards;

const isDrawingName = (name: string): name is DrawingName => Object.hasOwn(boards, name);

export const drawingNames = Object.keys(boards).filter(isDrawingName);

export type CropName<Name extends DrawingName> = keyof (typeof boards)[Name]['crops'] & string;

/** The file of a drawing; `parts` name a crop of it, and `still` its edition without motion. */
export function drawingFile(name: DrawingName, ...parts: readonly string[]): `${string}.svg` {
  return `${[name, ...parts].join('-')}.svg`;
}
