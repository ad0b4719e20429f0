/**
 * Bundles the first loads' code into a few chunks. By default the bundler splits it again with each new
 * page, into about seventy small chunks that compress badly: even an unused page would make the sign-in larger.
 *
 * A group contains the modules it names and all their imports, except those in an earlier group. Naming the entry
 * points
 * of a half of the product is enough.
 */
export const chunkGroups = [
  {
    // What every page needs before it shows anything: React, the theme, and the few own modules that both halves start
    // with.
    name: 'start',
    test: /src\/(Start|authProvider\/signIn|config\/(loginPath|jsonStorage)|session\/useSession|components\/(language\/LanguageMenu|ModeSwitch))\.|contract\/limits\.|node_modules\/(react-dom|@mui\/material\/(esm\/)?Box)\//,
  },
  {
    // What both halves show but the sign-in doesn't start with; separate, so that the entrance never waits for the
    // admin area.
    name: 'shared',
    test: /@mui\/material\/(esm\/)?(Alert|ToggleButton|ToggleButtonGroup|useMediaQuery|utils\/useSlot)\b|@mui\/icons-material\/(esm\/)?(DeliveryDiningOutlined|Menu|NotificationsActiveOutlined)\.|ra-core\/dist\/i18n\/useLocaleState\.|src\/(components\/(feedback\/TimedNotice|icons\/mirrored)|config\/newVersion)\./,
  },
  {
    // The frame with its stream, and the calls its pages make.
    name: 'admin',
    test: /src\/(layout\/LiveShell|dataProvider\/index)\./,
  },
  {
    // The order boards, where most visits start; other order pages share their cards.
    name: 'boards',
    test: /src\/orders\/(board\/LiveBoard|OrderProvider)\./,
  },
];
