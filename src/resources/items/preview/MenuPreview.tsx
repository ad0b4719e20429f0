import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useQuery } from '@tanstack/react-query';
import { useId, useMemo, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { Item } from '#contract/entities/menu';
import { menuLanguages } from '#contract/menuLanguages';
import { formatMoney } from '#contract/money';
import { localText } from '#contract/multilingual';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { StoreDataProvider } from '../../../dataProvider/index';
import { storeMenuKey } from '../../../realtime/useRecordChanges';
import { PreviewItem } from './PreviewItem';
import { customerMenu, PreviewMenu } from './PreviewMenu';
import { PreviewProvider } from './previewContext';

/** A phone frame that fits the window. */
const phone = { inlineSize: 420, blockSize: 'min(860px, 92dvh)', borderRadius: '32px', border: 10 } as const;

/** The whole menu as customers see it, in any of the store's languages. It follows changes live. */
export default function MenuPreview({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
  const titleId = useId();
  const isPhone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const { store, language: storeLanguage, currency } = useStoreFormat();
  const [language, setLanguage] = useState(storeLanguage);
  const [openId, setOpenId] = useState<string | null>(null);
  const screen = useRef<HTMLDivElement>(null);
  const scrolled = useRef(0);
  const dataProvider = useDataProvider<StoreDataProvider>();
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: [storeMenuKey, 'preview'],
    queryFn: () => dataProvider.getMenuPreview(),
    staleTime: 0,
  });
  const sections = useMemo(() => (data ? customerMenu(data) : []), [data]);
  const languages = menuLanguages(store.languages_supported);
  const locale = store.languages_supported[language]?.code ?? 'en';
  const isRtl = store.languages_supported[language]?.is_lang_rtl ?? false;
  const reading = useMemo(
    () => ({
      locale,
      direction: isRtl ? ('rtl' as const) : ('ltr' as const),
      text: (value: readonly string[]) => localText(value, language),
      money: (amount: number) => formatMoney(amount, currency, locale),
    }),
    [language, locale, currency, isRtl],
  );
  const opened = data?.items.find(({ _id }) => _id === openId);
  const groups = opened?.modifier_groups.flatMap((id) => data?.modifier_groups.find((group) => group._id === id) ?? []);
  const scrollTo = (top: number) =>
    requestAnimationFrame(() => {
      if (screen.current) screen.current.scrollTop = top;
    });
  const open = (item: Item) => {
    scrolled.current = screen.current?.scrollTop ?? 0;
    setOpenId(item._id);
    scrollTo(0);
  };
  const back = () => {
    setOpenId(null);
    scrollTo(scrolled.current);
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={isPhone}
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: isPhone
            ? {}
            : {
                ...phone,
                marginBlock: 1,
                maxBlockSize: 'calc(100% - 16px)',
                maxInlineSize: '94vw',
                borderColor: 'sunken',
                overflow: 'hidden',
              },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          p: 1,
          paddingInlineStart: 2,
          borderBlockEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <Typography id={titleId} variant="h3" component="h2" sx={{ flex: 1 }}>
          {t('items.preview.title')}
        </Typography>
        {languages.length > 1 && (
          <TextField
            select
            size="small"
            value={language}
            onChange={(event) => setLanguage(Number(event.target.value))}
            slotProps={{ htmlInput: { 'aria-label': t('items.preview.language') } }}
            sx={{ minInlineSize: 120 }}
          >
            {languages.map(({ code, name, position }) => (
              <MenuItem key={code} value={position}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
        <IconButton aria-label={t('items.preview.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <Box ref={screen} dir={isRtl ? 'rtl' : 'ltr'} lang={locale} sx={{ flex: 1, overflowY: 'auto', minBlockSize: 0 }}>
        {isPending && (
          <Box sx={{ display: 'grid', placeItems: 'center', blockSize: '100%' }}>
            <CircularProgress aria-label={t('items.preview.loading')} />
          </Box>
        )}
        {isError && (
          <Alert severity="error" sx={{ m: 2 }} action={<Button onClick={() => refetch()}>{t('common.retry')}</Button>}>
            {t('items.preview.failed')}
          </Alert>
        )}
        {data && (
          <PreviewProvider value={reading}>
            {opened ? (
              <PreviewItem item={opened} groups={groups ?? []} onBack={back} />
            ) : (
              <PreviewMenu sections={sections} onOpen={open} />
            )}
          </PreviewProvider>
        )}
      </Box>
    </Dialog>
  );
}
