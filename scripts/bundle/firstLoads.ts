/** A page with a download budget for its first visit. */
export interface FirstLoad {
  what: string;
  /** The modules that the page needs before it shows anything; their imports are included. */
  modules: readonly string[];
  /** Maximum JS and CSS, gzipped, in kB of 1,000 bytes. */
  budget: number;
}

/** The most programs that a page can fetch before it shows anything: each is a round trip on a bad connection. */
export const requestsMax = 20;

/** The largest downloads that users wait for, in any language. */
export const firstLoads = {
  signIn: {
    what: 'sign-in',
    modules: ['index.html', 'src/Entrance.tsx', 'src/i18n/*/entrance.ts'],
    budget: 145,
  },
  firstBoard: {
    what: 'first board',
    modules: [
      'index.html',
      'src/i18n/*/entrance.ts',
      'src/i18n/*/frame.ts',
      'src/AdminApp.tsx',
      'src/orders/board/OrderBoardPage.tsx',
    ],
    budget: 300,
  },
} as const satisfies Record<string, FirstLoad>;
