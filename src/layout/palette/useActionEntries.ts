import AddIcon from '@mui/icons-material/Add';
import AddShoppingCartIcon from '@mui/icons-material/AddShoppingCartOutlined';
import DarkModeIcon from '@mui/icons-material/DarkModeOutlined';
import FullscreenIcon from '@mui/icons-material/Fullscreen';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LightModeIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import NotificationsIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOffIcon from '@mui/icons-material/NotificationsOffOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import TranslateIcon from '@mui/icons-material/TranslateOutlined';
import { useI18nProvider, useLocale, useLogout, useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useIsAllowed } from '../../components/access/useIsAllowed';
import { mirrored } from '../../components/icons/mirrored';
import { setSoundSettings, useSoundSettings } from '../../components/sound/soundSettings';
import { paths } from '../../config/paths';
import { shortcuts } from '../../descriptors/shortcuts';
import { useSession } from '../../session/useSession';
import { setThemeChoice, useThemeChoice } from '../../theme/themeChoice';
import { toggleFullScreen } from '../quick-menu/fullScreen';
import { openService, servicePermissions } from '../service/serviceOpen';
import { mayOpen } from '../shortcuts/useShortcutKeys';
import type { KnownEntry } from './paletteEntries';

/** Returns the name of a language in another, if the browser knows it. */
const nameIn = (locale: string, code: string): string =>
  new Intl.DisplayNames([locale], { type: 'language' }).of(code) ?? '';

/**
 * Entries for the other languages, found by their own names, and by their names in the current language and in English.
 */
function useLanguageEntries(english: (key: string) => string): KnownEntry[] {
  const t = useTranslate();
  const notify = useNotify();
  const current = useLocale();
  const { changeLocale, getLocales } = useI18nProvider();
  const change = async (code: string) => {
    try {
      await changeLocale(code);
    } catch {
      notify(t('shell.language.failed'), { type: 'error' });
    }
  };
  return (getLocales?.() ?? [])
    .filter(({ locale }) => locale !== current)
    .map(({ locale, name }) => ({
      id: `action:language:${locale}`,
      label: name,
      detail: [t('shell.language.choose')],
      Icon: TranslateIcon,
      isQuiet: true,
      recent: { kind: 'known', id: `action:language:${locale}` },
      names: [
        name,
        nameIn(current, locale),
        nameIn('en', locale),
        t('shell.language.choose'),
        english('shell.language.choose'),
      ],
      run: () => void change(locale),
    }));
}

const Logout = mirrored(LogoutIcon);

/** An action as declared here; `label` and `words` are translation keys. */
interface Action {
  id: string;
  label: string;
  /** Other words that users type for it. */
  words?: string;
  Icon: KnownEntry['Icon'];
  run: () => void;
}

const keysOf = (name: string) => shortcuts.find(({ id }) => id === name)?.keys[0];

/** Global actions that the account can use. */
export function useActionEntries(english: (key: string) => string, onHelp: () => void): KnownEntry[] {
  const t = useTranslate();
  const session = useSession();
  const navigate = useNavigate();
  const logout = useLogout();
  const isDark = useThemeChoice().mode === 'dark';
  const { isMuted } = useSoundSettings();
  const languages = useLanguageEntries(english);
  const isAllowed = useIsAllowed();

  const toPage = (page: string, below = '') =>
    mayOpen(session, page) ? { run: () => navigate(`${page}${below}`) } : null;
  const newOrder = toPage(paths.createOrder);
  const newItem = toPage(paths.itemList, '/create');
  const newGroup = toPage(paths.modifierGroups, '/create');
  const newOffer = toPage(paths.offers, '/create');
  const newArea = toPage(paths.deliveryAreas, '/create');
  const actions: Action[] = [
    ...(newOrder
      ? [{ id: 'new_order', label: 'shell.menu.create_order', Icon: AddShoppingCartIcon, ...newOrder }]
      : []),
    ...(newItem ? [{ id: 'new_item', label: 'items.new', Icon: AddIcon, ...newItem }] : []),
    ...(newGroup ? [{ id: 'new_modifier_group', label: 'modifierGroups.new', Icon: AddIcon, ...newGroup }] : []),
    ...(newOffer ? [{ id: 'new_offer', label: 'palette.action.new_offer', Icon: AddIcon, ...newOffer }] : []),
    ...(newArea ? [{ id: 'new_area', label: 'palette.action.new_area', Icon: AddIcon, ...newArea }] : []),
    {
      id: 'theme',
      label: isDark ? 'shell.light_mode' : 'shell.dark_mode',
      words: 'palette.words.theme',
      Icon: isDark ? LightModeIcon : DarkModeIcon,
      run: () => setThemeChoice({ mode: isDark ? 'light' : 'dark' }),
    },
    // Only for accounts that can see orders: the sound is for new orders.
    ...(newOrder
      ? [
          {
            id: 'sound',
            label: isMuted ? 'palette.action.unmute' : 'palette.action.mute',
            words: 'palette.words.sound',
            Icon: isMuted ? NotificationsIcon : NotificationsOffIcon,
            run: () => setSoundSettings({ isMuted: !isMuted }),
          },
        ]
      : []),
    ...(isAllowed({ permission: servicePermissions })
      ? [{ id: 'service', label: 'palette.shortcut.service', Icon: PauseIcon, run: openService }]
      : []),
    ...(document.fullscreenEnabled
      ? [
          {
            id: 'full_screen',
            label: document.fullscreenElement ? 'shell.full_screen.leave' : 'shell.full_screen.enter',
            Icon: FullscreenIcon,
            run: toggleFullScreen,
          },
        ]
      : []),
    { id: 'help', label: 'palette.sheet.title', words: 'palette.words.help', Icon: KeyboardIcon, run: onHelp },
    {
      id: 'sign_out',
      label: 'shell.sign_out',
      words: 'palette.words.sign_out',
      Icon: Logout,
      run: () => void logout(),
    },
  ];
  const entries = actions.map(({ id: name, label, words, Icon, run }): KnownEntry => {
    const id = `action:${name}`;
    const keys = keysOf(name);
    const otherWords = words ? [t(words), english(words)] : [];
    return {
      id,
      label: t(label),
      Icon,
      ...(keys ? { keys } : {}),
      recent: { kind: 'known', id },
      names: [t(label), english(label), ...otherWords],
      run,
    };
  });
  return [...entries, ...languages];
}
