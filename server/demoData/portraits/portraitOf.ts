/** The delivery people of each demo store, in the order of its list. */
export const looks: Readonly<Record<'trattoriaBelvedere' | 'lakesideSmokehouse', readonly Look[]>> = {
  trattoriaBelvedere: [
    { skin: '#f1c9a5', hair: '#6b3f22', style: 'long', shirt: '#2f7a5a', ground: '#dcebe4' },
    { skin: '#8a5a3c', hair: '#1d1512', style: 'curly', shirt: '#c2542d', ground: '#f3e3d6' },
    { skin: '#f0c3a0', hair: '#b9853f', style: 'short', shirt: '#31548f', ground: '#dfe7f3', beard: true },
    { skin: '#d6a078', hair: '#2a1a12', style: 'bun', shirt: '#8a3d6b', ground: '#f1e0ea' },
    { skin: '#e8b48e', hair: '#33231a', style: 'cap', shirt: '#a8322c', ground: '#f3ddda' },
    { skin: '#f5d3b6', hair: '#d6a756', style: 'long', shirt: '#3b6f8f', ground: '#dbe9f0' },
    { skin: '#c98f64', hair: '#241a15', style: 'short', shirt: '#4b5563', ground: '#e5e7eb', beard: true },
    { skin: '#f2c7a4', hair: '#4a2e1c', style: 'cap', shirt: '#44743a', ground: '#e2ecdd' },
  ],
  lakesideSmokehouse: [
    { skin: '#6f452c', hair: '#17110e', style: 'short', shirt: '#b4531f', ground: '#f4e4d5', beard: true },
    { skin: '#f3cdae', hair: '#a8622d', style: 'long', shirt: '#2d5f8a', ground: '#dce8f2' },
    { skin: '#c8905f', hair: '#20150f', style: 'cap', shirt: '#8c2f2f', ground: '#f2dede' },
    { skin: '#f0c4a1', hair: '#5b3a20', style: 'short', shirt: '#3f6b46', ground: '#e0ebe1' },
    { skin: '#7b4d31', hair: '#1a1310', style: 'curly', shirt: '#7a3f86', ground: '#eee0f1' },
    { skin: '#efc5a6', hair: '#3a2a20', style: 'short', shirt: '#374151', ground: '#e3e6ea', beard: true },
    { skin: '#f4d0b2', hair: '#c48a3e', style: 'bun', shirt: '#b0702a', ground: '#f5ead9' },
    { skin: '#cf9a6e', hair: '#261a13', style: 'cap', shirt: '#29677a', ground: '#dbeaee' },
  ],
};

export type Staffed = keyof typeof looks;

/** The file that shows one of them, without its ending. */
export const portraitName = (store: Staffed, index: number): string => `${store}-${index}`;

/** The looks of a person in the demo. */
export interface Look {
  skin: string;
  hair: string;
  style: 'short' | 'long' | 'curly' | 'bun' | 'cap';
  shirt: string;
  ground: string;
  beard?: true;
}

const back: Record<Look['style'], (hair: string) => string> = {
  short: () => '',
  long: (hair) => `<path d="M150 200c-14 90-10 170-34 210h268c-24-40-20-120-34-210z" fill="${hair}"/>`,
  curly: (hair) =>
    [
      [150, 190],
      [165, 140],
      [205, 105],
      [250, 95],
      [295, 105],
      [335, 140],
      [350, 190],
      [348, 240],
      [152, 240],
    ]
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="46" fill="${hair}"/>`)
      .join(''),
  bun: (hair) => `<circle cx="250" cy="82" r="44" fill="${hair}"/>`,
  cap: () => '',
};

const crown = (hair: string) =>
  `<path d="M150 232c-6-96 40-138 100-138s106 42 100 138c-14-40-30-62-58-70-46 10-96 8-112-2-16 16-24 38-30 72z" fill="${hair}"/>`;

const front: Record<Look['style'], (look: Look) => string> = {
  short: ({ hair }) => crown(hair),
  long: ({ hair }) => crown(hair),
  curly: ({ hair }) => `<path d="M158 214c4-70 44-104 92-104s88 34 92 104c-40-38-144-38-184 0z" fill="${hair}"/>`,
  bun: ({ hair }) => crown(hair),
  cap: ({ hair, shirt }) =>
    `<path d="M156 236c-4-20-2-40 0-50h188c2 10 4 30 0 50-6-18-12-30-20-38H176c-8 8-14 20-20 38z" fill="${hair}"/>
     <path d="M148 196c0-72 46-112 102-112s102 40 102 112c-60-16-144-16-204 0z" fill="${shirt}"/>
     <path d="M148 196c60-20 144-20 204 0 18 6 30 14 38 24-70-22-200-22-250-8-4-6 2-12 8-16z" fill="#1f2937"/>`,
};

const beardOf = ({ hair }: Look) =>
  `<path d="M160 250c4 84 46 122 90 122s86-38 90-122c-14 44-34 50-90 50s-76-6-90-50z" fill="${hair}"/><path d="M222 300q28 14 56 0" stroke="#7c3a2d" stroke-width="8" fill="none" stroke-linecap="round"/>`;

/** A head and shoulders in flat colours. The same look gives the same drawing. */
export function portraitOf(look: Look): string {
  const { skin, shirt, ground, style, beard } = look;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 500">
    <rect width="500" height="500" fill="${ground}"/>${back[style](look.hair)}
    <path d="M60 500c6-92 74-132 142-140h96c68 8 136 48 142 140z" fill="${shirt}"/>
    <path d="M204 320h92v52c-18 26-74 26-92 0z" fill="${skin}"/><path d="M204 336c22 22 70 22 92 0v20c-22 20-70 20-92 0z" fill="#000" opacity=".12"/>
    <ellipse cx="250" cy="238" rx="94" ry="116" fill="${skin}"/>
    <circle cx="154" cy="248" r="20" fill="${skin}"/><circle cx="346" cy="248" r="20" fill="${skin}"/>
    ${beard ? beardOf(look) : '<path d="M218 300q32 26 64 0" stroke="#8a3f35" stroke-width="9" fill="none" stroke-linecap="round"/>'}
    ${front[style](look)}
    <circle cx="212" cy="240" r="10" fill="#20150f"/><circle cx="288" cy="240" r="10" fill="#20150f"/>
    <path d="M196 214q16-10 32 0M272 214q16-10 32 0" stroke="${look.hair}" stroke-width="8" fill="none" stroke-linecap="round"/>
    <path d="M250 246q-10 24 2 28" stroke="#000" stroke-opacity=".22" stroke-width="7" fill="none" stroke-linecap="round"/>
  </svg>`;
}
