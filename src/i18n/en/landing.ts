/** The landing page at `/home`, for visitors who don't know the product yet. */
const landing = {
  title: 'One place for your orders and menu',
  nav: {
    label: 'Sections of this page',
    menu: 'Sections',
    home: 'Home',
    features: 'Features',
    layouts: 'Screens',
    components: 'Try it',
    apps: 'Devices',
    themes: 'Colours',
    go: 'Open Storedesk',
  },
  home: {
    detail: 'Take orders, send them out and keep your menu up to date, on one board that your whole team shares.',
    see: 'See what it does',
    board_alt: 'The board of today’s orders, in four columns from new to out for delivery',
    phone_alt: 'The same board on a phone',
  },
  highlights: {
    title: 'Eight things that make a busy evening easier',
    carousel: 'carousel',
    page: 'Page %{page} of %{pages}',
    live: {
      title: 'Always live',
      text: 'New orders and changes appear on all your screens at once. No one has to reload.',
    },
    sound: {
      title: 'Orders you can’t miss',
      text: 'A new order rings, is announced to screen readers and shows up in the browser tab.',
    },
    phone: {
      title: 'Phone orders',
      text: 'Type the number, and a returning customer’s name and address appear.',
    },
    stock: {
      title: 'Sold out in one tap',
      text: 'Take an item off for an hour or until tomorrow. It comes back automatically.',
    },
    team: {
      title: 'Everyone sees what they need',
      text: 'Each team member has their own sign-in and opens only what you allow.',
    },
    files: {
      title: 'Menu import and export',
      text: 'Bring your menu in from Excel or CSV, and check every change before it’s saved.',
    },
    connection: {
      title: 'Weak Wi-Fi, no drama',
      text: 'The board tells you within seconds when the connection drops, and catches up once it’s back.',
    },
    languages: {
      title: 'Nine languages',
      text: 'Everyone works in their own language. Arabic runs from right to left, down to the last icon.',
    },
  },
  features: {
    title: 'From the first ring to the customer’s door',
    detail: 'Five everyday jobs, and how they look in Storedesk.',
    board: {
      title: 'One board for the whole evening',
      text: 'New, preparing, ready, out for delivery: every order is in its column, with the time it’s promised for. One tap moves it on, and every other screen follows.',
      alt: 'Order cards in columns, each with its items, its promised time and a button for the next step',
    },
    order: {
      title: 'The whole story of an order',
      text: 'Items, notes, customer and delivery in one place, with a timeline of who did what and when. No one has to ask twice.',
      alt: 'One order opened beside the board, with its items and timeline',
    },
    phone: {
      title: 'Take an order while you talk',
      text: 'Find items with a few letters and choose the options; tax, delivery and total are added up for you. What you’ve started is kept, even if the browser closes.',
      alt: 'The menu on one side, a ticket with items and a returning customer on the other',
    },
    menu: {
      title: 'A menu that keeps up with the kitchen',
      text: 'Change many prices at once, share choices between items, set days and hours. Undo mistakes with one tap.',
      alt: 'The list of items with pictures, prices and a switch for what is in stock',
    },
    files: {
      title: 'Bring your menu with you',
      text: 'Drop in the file from your old system. Storedesk matches the columns, shows you each row before anything is saved, and undoes the whole import if you change your mind.',
      alt: 'The preview of an import, with current and new values row by row',
    },
  },
  layouts: {
    title: 'Twelve screens, all of them real',
    detail:
      'Taken from the running product with its demo data, light or dark like this page. Choose one to open it; you may have to sign in first.',
    list: 'Today, as a list',
    order: 'An order',
    ticket: 'The kitchen ticket',
    choices: 'Item options',
    bulk: 'Many prices at once',
    item: 'An item',
  },
  components: {
    title: 'Try it out',
    detail: 'Everything works as it does in Storedesk. Nothing you press is sent anywhere.',
    order: {
      title: 'An order, step by step',
      text: 'One button, always the next step.',
      first: 'Tomato soup',
      second: 'Apple cake',
      hand_over: 'Hand over',
      deliver: 'Deliver',
      again: 'Start again',
    },
    minutes: {
      title: 'How long until it’s ready?',
      text: 'Accept an order and set the time with one tap.',
      promised: 'The customer sees: %{time}',
    },
    stock: {
      title: 'The last one is sold',
      text: 'Switch it off, and no one can order what you don’t have.',
      label: 'Apple cake in stock',
      in: 'Customers can order it.',
      out: 'Off until the store opens tomorrow, then back automatically.',
    },
    network: {
      title: 'When the network fails',
      text: 'A board that has lost its connection shouldn’t look like a quiet evening.',
      on: 'Every change arrives automatically.',
      off: 'The board shows when it was last updated, and catches up once you’re back online.',
      cut: 'Disconnect',
      restore: 'Reconnect',
    },
  },
  apps: {
    title: 'One product, three places',
    detail: 'It runs in the browser of any device you have.',
    kitchen: {
      tab: 'Kitchen',
      title: 'A tablet above the worktop',
      text: 'Large cards, few words and buttons you can hit with wet fingers. Print the ticket if you prefer paper.',
      alt: 'The board on a tablet',
    },
    counter: {
      tab: 'Counter',
      title: 'A screen beside the till',
      text: 'Take phone orders, keep an eye on what’s ready, choose who delivers.',
      alt: 'Taking an order on a wide screen',
    },
    owner: {
      tab: 'On the go',
      title: 'A phone in your pocket',
      text: 'See how the evening is going, switch off what’s sold out, change a price from wherever you are.',
      alt: 'The list of items on a phone',
    },
  },
  themes: {
    title: 'Ten colours, by day and by night',
    detail: 'Choose one: this page changes instantly, and so does Storedesk on this device.',
    rounded: 'Rounded corners',
    closing: 'Try it yourself.',
  },
};

export const texts = { landing };
