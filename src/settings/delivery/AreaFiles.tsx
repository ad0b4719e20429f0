import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import UploadIcon from '@mui/icons-material/FileUploadOutlined';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useCreate, useNotify, useTranslate } from 'react-admin';
import { v4 as newKey } from 'uuid';
import { AreaFileError, readAreaFile, writeAreaFile } from '#contract/delivery/geoJson';
import { useStoreFormat } from '../../components/store/useStoreFormat';
import { ApiError, errorText } from '../../dataProvider/apiError';
import { raName, resources } from '../../resources/index';
import type { ListedArea } from './useDeliveryAreas';

function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/geo+json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** Adds the areas of a GeoJSON file to the end of the list, and writes all areas into one. */
export const AreaFiles = ({ areas }: { areas: readonly ListedArea[] }) => {
  const t = useTranslate();
  const { text } = useStoreFormat();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [create] = useCreate();
  const input = useRef<HTMLInputElement>(null);
  const [isImporting, setImporting] = useState(false);
  const resource = raName('delivery_areas');
  const notifyError = (key: string, values: object) =>
    notify(t(`deliveryAreas.file_error.${key}`, values), { type: 'error', multiLine: true });

  async function read(file: File): Promise<void> {
    const read = readAreaFile(await file.text(), (number) => `${t(resources.delivery_areas.label)} ${number}`);
    let added = 0;
    for (const { name, shape } of read) {
      const data = { idempotency_key: newKey(), name: [name], shape };
      try {
        await create(resource, { data }, { returnPromise: true });
        added += 1;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        notifyError('refused', { name, reason: t(errorText(error)) });
      }
    }
    if (added > 0) notify(t('deliveryAreas.imported', { smart_count: added }), { type: 'info' });
    await queryClient.invalidateQueries({ queryKey: [resource] });
  }

  async function take(file: File | undefined): Promise<void> {
    if (!file) return;
    setImporting(true);
    try {
      await read(file);
    } catch (error) {
      if (!(error instanceof AreaFileError)) throw error;
      notifyError(error.problem, { name: error.areaName });
    } finally {
      setImporting(false);
      if (input.current) input.current.value = '';
    }
  }

  const sx = { minBlockSize: 44 };
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".geojson,.json,application/geo+json,application/json"
        onChange={({ target }) => void take(target.files?.[0])}
      />
      <Button
        color="inherit"
        startIcon={<UploadIcon />}
        disabled={isImporting}
        onClick={() => input.current?.click()}
        sx={sx}
      >
        {t('deliveryAreas.import')}
      </Button>
      {areas.length > 0 && (
        <Button
          color="inherit"
          startIcon={<DownloadIcon />}
          onClick={() =>
            download(
              'delivery-areas.geojson',
              writeAreaFile(areas.map(({ name, shape }) => ({ name: text(name), shape }))),
            )
          }
          sx={sx}
        >
          {t('deliveryAreas.export')}
        </Button>
      )}
    </>
  );
};
