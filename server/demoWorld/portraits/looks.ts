import type { Look } from './portraitOf';

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
