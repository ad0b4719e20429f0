import BookmarksIcon from '@mui/icons-material/BookmarkBorder';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Popover from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { type SortPayload, useListContext, useStore, useTranslate } from 'react-admin';
import { Hint } from '../../../components/hint/Hint';

/** A saved view of a list. */
interface SavedView {
  name: string;
  filter: Record<string, unknown>;
  sort: SortPayload;
  perPage: number;
}

/** A list's saved views on this device. */
function useSavedViews(listName: string) {
  const { filterValues, setFilters, sort, setSort, perPage, setPerPage } = useListContext();
  const [views, setViews] = useStore<SavedView[]>(`${listName}.views`, []);
  const others = (name: string) => views.filter((view) => view.name !== name);
  return {
    views,
    /** Saves the current view, replacing one with the same name. */
    save: (name: string) => setViews([...others(name), { name, filter: filterValues, sort, perPage }].sort(byName)),
    apply: (view: SavedView) => {
      setSort(view.sort);
      setPerPage(view.perPage);
      setFilters(view.filter, undefined, false);
    },
    remove: (name: string) => setViews(others(name)),
  };
}

const byName = (a: SavedView, b: SavedView): number => a.name.localeCompare(b.name);

/** Saves, applies and deletes named views: search, filters, sort and page size. */
export const SavedQueriesList = ({ listName }: { listName: string }) => {
  const t = useTranslate();
  const { views, save, apply, remove } = useSavedViews(listName);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [name, setName] = useState('');
  const isTaken = views.some((view) => view.name === name.trim());

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    save(name.trim());
    setName('');
    setAnchor(null);
  };
  return (
    <>
      <Hint text={t('recordLists.views.label')}>
        <IconButton
          aria-label={t('recordLists.views.label')}
          aria-haspopup="dialog"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
          sx={{ inlineSize: 44, blockSize: 44 }}
        >
          <BookmarksIcon fontSize="small" />
        </IconButton>
      </Hint>
      {anchor && (
        <Popover
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
          transformOrigin={{ vertical: 'top', horizontal: 'center' }}
          slotProps={{
            paper: {
              role: 'dialog',
              'aria-label': t('recordLists.views.label'),
              sx: { inlineSize: 'min(340px, 92vw)', p: 1.5 },
            },
          }}
        >
          {views.length === 0 && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
              {t('recordLists.views.none')}
            </Typography>
          )}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxBlockSize: '40dvh', overflowY: 'auto' }}>
            {views.map((view) => (
              <Box component="li" key={view.name} sx={{ display: 'flex', alignItems: 'center' }}>
                <Button
                  onClick={() => {
                    apply(view);
                    setAnchor(null);
                  }}
                  sx={{ flex: 1, minInlineSize: 0, minHeight: 44, justifyContent: 'start', textAlign: 'start' }}
                >
                  <span style={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                    {view.name}
                  </span>
                </Button>
                <IconButton
                  aria-label={t('recordLists.views.delete', { name: view.name })}
                  onClick={() => remove(view.name)}
                >
                  <DeleteIcon fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
          <Box component="form" onSubmit={submit} sx={{ display: 'flex', gap: 1, mt: 1, alignItems: 'start' }}>
            <TextField
              size="small"
              fullWidth
              label={t('recordLists.views.name')}
              value={name}
              onChange={(event) => setName(event.target.value)}
              helperText={isTaken ? t('recordLists.views.taken') : undefined}
              slotProps={{ htmlInput: { maxLength: 40 } }}
            />
            <Button type="submit" variant="contained" disabled={name.trim() === ''}>
              {t('common.save')}
            </Button>
          </Box>
        </Popover>
      )}
    </>
  );
};
