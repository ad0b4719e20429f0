/**
 * What the pages of the first loads draw with, in few pieces. Left to itself the bundler parts it anew with each further
 * page, into some seventy pieces that are small and compress badly: a page that nobody opens made the sign-in heavier.
 *
 * A group takes what it names with everything that this imports, but for what a group above it has: it is enough to name
 * where a half of the product begins.
 */
export const chunkGroups = [
  {
    // What every page needs before it shows anything: React, the theme, and the few things of its own that both halves begin with.
    name: 'start',
    test: /src\/(Start|authProvider\/signIn|config\/(loginPath|jsonStorage)|session\/useSession|components\/(language\/LanguageMenu|ModeSwitch))\.|contract\/limits\.|node_modules\/(react-dom|@mui\/material\/(esm\/)?Box)\//,
  },
  {
    // What both halves show and the sign-in does not begin with; apart, so that the entrance never waits for the admin area.
    name: 'shared',
    test: /@mui\/material\/(esm\/)?(Alert|ToggleButton|ToggleButtonGroup|useMediaQuery|utils\/useSlot)\b|@mui\/icons-material\/(esm\/)?(DeliveryDiningOutlined|Menu|NotificationsActiveOutlined)\.|ra-core\/dist\/i18n\/useLocaleState\.|src\/(components\/(feedback\/TimedNotice|icons\/mirrored)|config\/newVersion)\./,
  },
  {
    // The frame with the stream behind it, and the calls of its pages.
    name: 'admin',
    test: /src\/(layout\/LiveShell|dataProvider\/index)\./,
  },
  {
    // The order boards, on which most visits begin; other pages of orders share their cards.
    name: 'boards',
    test: /src\/orders\/(board\/LiveBoard|OrderProvider)\./,
  },
];
