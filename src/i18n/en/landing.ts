/** The page at `/home`: what the product is, for somebody who does not know it yet. */
const landing = {
  title: 'The desk for your orders and your menu',
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
    detail:
      'Storedesk is where your store takes orders, sends them out and looks after its menu: on one board that everyone shares.',
    see: 'See what it does',
    board_alt: 'The board of today’s orders, in four columns from new to on the way',
    phone_alt: 'The same board on a phone',
  },
  highlights: {
    title: 'Eight things that make an evening easier',
    carousel: 'carousel',
    page: 'Page %{page} of %{pages}',
    live: {
      title: 'Live by itself',
      text: 'New orders and every change show on all screens of the store at once. Nobody reloads anything.',
    },
    sound: {
      title: 'Orders make themselves heard',
      text: 'A new order rings, is read out to those who cannot see it, and counts up in the browser’s tab.',
    },
    phone: {
      title: 'Orders by phone',
      text: 'Type the number: a customer you know is there with name and address.',
    },
    stock: {
      title: 'Sold out in one tap',
      text: 'Take an item off for an hour or until tomorrow. It comes back by itself.',
    },
    team: {
      title: 'Everyone sees their part',
      text: 'Each team member signs in for themselves and opens only what you allow.',
    },
    files: {
      title: 'The menu as a file',
      text: 'Bring it in from Excel or CSV. You see every change before it is written.',
    },
    connection: {
      title: 'Weak Wi-Fi, no drama',
      text: 'The board says within seconds when it is cut off, and catches up on what it missed.',
    },
    languages: {
      title: 'Nine languages',
      text: 'Everyone works in their own. Arabic runs from right to left, down to the last icon.',
    },
  },
  features: {
    title: 'From the first ring to the customer’s door',
    detail: 'Five jobs of every day, and how they look in Storedesk.',
    board: {
      title: 'One board for the whole evening',
      text: 'New, in preparation, ready, on the way: every order stands where it is, with the time it was promised for. One tap moves it on, and every other screen follows.',
      alt: 'Order cards in columns, each with its items, its promised time and a button for the next step',
    },
    order: {
      title: 'The whole story of an order',
      text: 'Items, notes, customer and delivery in one place, and below them who did what and when. Nobody has to ask twice.',
      alt: 'One order opened beside the board, with its items and what happened to it so far',
    },
    phone: {
      title: 'Take an order while you talk',
      text: 'Find items by a few letters, choose the options, and tax, delivery and total are already added up. What you began is kept, even if the browser closes.',
      alt: 'The menu on one side, a ticket with items and a known customer on the other',
    },
    menu: {
      title: 'A menu that keeps up with the kitchen',
      text: 'Change many prices at once, ask the same question about several items, set days and hours. What was a mistake is undone with one tap.',
      alt: 'The list of items with pictures, prices and a switch for what is in stock',
    },
    files: {
      title: 'Your menu comes along',
      text: 'Drop the file of your old system. Storedesk finds the columns, shows you each row before anything is written, and takes a whole import back if you change your mind.',
      alt: 'The preview of an import, with old and new values row by row',
    },
  },
  layouts: {
    title: 'Twelve screens, all of them real',
    detail:
      'Taken from the running product with the data of its demo, light or dark as this page is. Choose one to open it; you may have to sign in first.',
    list: 'Today, as a list',
    order: 'An order',
    ticket: 'The ticket for the kitchen',
    choices: 'Options of an item',
    bulk: 'Many prices at once',
    item: 'An item',
  },
  components: {
    title: 'Try the parts',
    detail: 'They work here as they do in the product. Nothing you press is sent anywhere.',
    order: {
      title: 'An order on its way',
      text: 'One button, always the next step.',
      first: 'Tomato soup',
      second: 'Apple cake',
      hand_over: 'Hand over',
      deliver: 'Deliver',
      again: 'Once more',
    },
    minutes: {
      title: 'Ready in how many minutes?',
      text: 'Whoever accepts an order says so with one tap.',
      promised: 'The customer is told: %{time}',
    },
    stock: {
      title: 'The last piece is gone',
      text: 'Switch it off, and nobody orders what is not there.',
      label: 'Apple cake in stock',
      in: 'Customers can order it.',
      out: 'Off until the store opens tomorrow. Then it is back by itself.',
    },
    network: {
      title: 'When the network fails',
      text: 'A board that has stopped must not look as if the evening were quiet.',
      on: 'Every change arrives by itself.',
      off: 'The board shows since when, and catches up once the network is back.',
      cut: 'Cut the network',
      restore: 'Bring it back',
    },
  },
  apps: {
    title: 'One product, three places',
    detail: 'It runs in the browser of whatever device is there.',
    kitchen: {
      tab: 'Kitchen',
      title: 'A tablet above the worktop',
      text: 'Large cards, few words, and buttons that a wet finger hits. The ticket goes to the printer if you like paper.',
      alt: 'The board on a tablet',
    },
    counter: {
      tab: 'Counter',
      title: 'A screen beside the till',
      text: 'Take orders by phone, keep an eye on what is ready, choose who delivers.',
      alt: 'Taking an order on a wide screen',
    },
    owner: {
      tab: 'On the go',
      title: 'A phone in your pocket',
      text: 'See how the evening goes, switch off what is sold out, change a price from wherever you are.',
      alt: 'The list of items on a phone',
    },
  },
  themes: {
    title: 'Ten colours, by day and by night',
    detail: 'Choose one: this page wears it at once, and so does Storedesk on this device.',
    rounded: 'Rounded corners',
    closing: 'Look around in it yourself.',
  },
};

export const texts = { landing };
