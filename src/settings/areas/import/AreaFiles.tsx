import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { writeAreaFile } from '#contract/delivery/geoJson';
import { lazyWithRetry } from '../../../components/lazyWithRetry';
import { saveFile } from '../../../components/saveFile';
import { useStoreFormat } from '../../../components/store/useStoreFormat';
import type { ListedArea } from '../useDeliveryAreas';

const ImportDialog = lazyWithRetry(() => import('./ImportDialog'));

/** Buttons that open a GeoJSON file as a preview of new areas, and export all areas to one. */
export const AreaFiles = ({ areas }: { areas: readonly ListedArea[] }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File | null>(null);
  const choose = () => input.current?.click();
  const download = () => {
    const content = writeAreaFile(areas.map(({ name, shape }) => ({ name: text(name), shape })));
    saveFile(new Blob([content], { type: 'application/geo+json' }), 'delivery-areas.geojson');
  };
  const sx = { minBlockSize: 44 };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('deliveryAreas.import.choose')}
        accept=".geojson,.json,application/geo+json,application/json"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) setFile(chosen);
          // Lets users choose the same file again after correcting it.
          target.value = '';
        }}
      />
      <Button color="inherit" startIcon={<UploadIcon />} onClick={choose} sx={sx}>
        {t('deliveryAreas.import.action')}
      </Button>
      {areas.length > 0 && (
        <Button color="inherit" startIcon={<DownloadIcon />} onClick={download} sx={sx}>
          {t('deliveryAreas.export')}
        </Button>
      )}
      {file && (
        <Suspense fallback={null}>
          <ImportDialog
            key={`${file.name}${file.lastModified}${file.size}`}
            file={file}
            areas={areas}
            onOther={choose}
            onClose={() => setFile(null)}
          />
        </Suspense>
      )}
    </>
  );
};
