/** A page whose first visit has a budget. */
export interface FirstLoad {
  what: string;
  /** The program's files that the page needs before it shows anything; what they import comes with them. */
  modules: readonly string[];
  /** Most of JS and CSS, gzip, in kB of 1,000 bytes. */
  budget: number;
}

/** The most programs that a page may fetch before it shows anything: each is a round trip on a bad line. */
export const requestsMax = 20;

/** The most that a person waits for, in any language. */
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
