import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ColourTheme, colourThemes } from '../src/theme/palettes';
import { elevation, fontFamily, motion, radii, spacingStep, touchTarget, typeScale } from '../src/theme/tokens';
import type { DemoCamera } from './demoCamera';
import { packPng } from './packPng';

const font = readFileSync('node_modules/@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2', 'base64');
const width = 1080;

const page = (style: string, body: string): string => `<!doctype html><style>
@font-face { font-family: 'Rubik Variable'; font-weight: 300 900; src: url(data:font/woff2;base64,${font}) }
* { box-sizing: border-box } body { margin: 0; padding: 28px; font: 16px/1.5 ${fontFamily}; color: #16202b; background: #f3f5f8 }
small { color: #52606f; font-size: 13px } ${style}</style>${body}`;

/** The ten colours, light and dark, applied to text, controls and stages. */
function colourSheet(): string {
  const cell = (name: ColourTheme, mode: 'light' | 'dark'): string => {
    const { canvas, surface, line, text, textMuted, primary, onPrimary, stage } = colourThemes[name][mode];
    const dots = Object.values(stage).map((colour) => `<i style="background:${colour}"></i>`);
    return `<div class="cell" style="background:${canvas};color:${text}">
      <div class="card" style="background:${surface};border-color:${line}">
        <b>#1042</b> <span style="color:${textMuted}">20 min</span><span class="dots">${dots.join('')}</span>
        <div class="button" style="background:${primary};color:${onPrimary}">Accept</div>
      </div></div>`;
  };
  const rows = (Object.keys(colourThemes) as ColourTheme[]).map(
    (name) => `<div class="row"><small>${name}</small>${cell(name, 'light')}${cell(name, 'dark')}</div>`,
  );
  return page(
    `body { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
     .row { display: grid; grid-template-columns: 1fr 1fr; gap: 8px } .row small { grid-column: 1 / -1; margin-bottom: -4px }
     .cell { padding: 12px; border-radius: 12px } .card { padding: 12px; border: 1px solid; border-radius: ${radii.rounded}px }
     .dots { float: right } .dots i { display: inline-block; width: 10px; height: 10px; border-radius: 5px; margin: 7px 0 0 5px }
     .button { margin-top: 8px; border-radius: ${radii.rounded}px; padding: 8px; text-align: center; font-weight: 550 }`,
    rows.join(''),
  );
}

/** Every size in the type scale, set in itself. */
function typeSheet(): string {
  const lines = Object.entries(typeScale).map(([name, style]) => {
    const {
      fontSize = '1rem',
      fontWeight,
      lineHeight = 1.5,
      letterSpacing = 'normal',
    } = style as unknown as Record<string, string>;
    return `<div class="line"><small>${name}</small><div style="font-size:${fontSize};font-weight:${fontWeight};line-height:${lineHeight};letter-spacing:${letterSpacing}">Orders in. Food out.</div><small>${fontSize} · ${fontWeight}</small></div>`;
  });
  return page(
    `.line { display: grid; grid-template-columns: 110px 1fr 330px; align-items: baseline; padding: 12px 0; border-bottom: 1px solid #d5dce4 }`,
    lines.join(''),
  );
}

/** Elevations, spacing, corners and durations. */
function measureSheet(): string {
  const heights = (['light', 'dark'] as const).map((mode) => {
    const { canvas, surface, text } = colourThemes.blueyale[mode];
    const boxes = Object.entries(elevation[mode]).map(
      ([name, shadow]) => `<div class="box" style="background:${surface};box-shadow:${shadow}">${name}</div>`,
    );
    return `<div class="ground" style="background:${canvas};color:${text}">${boxes.join('')}</div>`;
  });
  const steps = [1, 2, 3, 4, 6, 8].map(
    (count) =>
      `<div class="step"><i style="width:${count * spacingStep}px;height:${count * spacingStep}px"></i><small>${count} = ${count * spacingStep} px</small></div>`,
  );
  const corners = Object.entries(radii).map(
    ([name, radius]) =>
      `<div class="step"><i style="width:88px;height:${touchTarget}px;border-radius:${radius}px"></i><small>${name}, ${radius} px</small></div>`,
  );
  const durations = (['quick', 'calm', 'slow'] as const).map(
    (name) =>
      `<div class="step"><i style="width:${motion[name]}px;height:12px"></i><small>${name}, ${motion[name]} ms</small></div>`,
  );
  const row = (title: string, parts: string[]) =>
    `<div><b>${title}</b><div class="steps">${parts.join('')}</div></div>`;
  return page(
    `body { display: grid; gap: 24px } .grounds { display: grid; grid-template-columns: 1fr 1fr; gap: 16px }
     .ground { display: flex; gap: 24px; padding: 40px 32px 56px; border-radius: 12px; justify-content: center; overflow: hidden }
     .box { display: grid; place-items: center; width: 120px; height: 84px; border-radius: ${radii.rounded}px }
     .steps { display: flex; align-items: end; gap: 32px; margin-top: 8px } .step { display: grid; gap: 6px }
     .step i { display: block; background: #0f4c7d }`,
    `<div class="grounds">${heights.join('')}</div>${row('Steps of spacing', steps)}${row(`Corners, and the least height of a touch target, ${touchTarget} px`, corners)}${row('Durations', durations)}`,
  );
}

/** Draws the pictures in docs/design.md from the tokens. */
export async function drawDesignPictures(camera: DemoCamera, folder: string): Promise<void> {
  const sheets = { colours: colourSheet(), type: typeSheet(), measures: measureSheet() };
  for (const [name, html] of Object.entries(sheets)) {
    const path = join(folder, `design-${name}.png`);
    writeFileSync(path, packPng(await camera.draw(html, [width, 200])));
    console.log(path);
  }
}
