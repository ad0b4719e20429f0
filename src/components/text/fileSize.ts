/** The size of a file, in the user's language and digits: `340 kB`, `1.2 MB`. */
export function fileSize(bytes: number, locale = 'en'): string {
  const unit = bytes < 1_000_000 ? 'kilobyte' : bytes < 1_000_000_000 ? 'megabyte' : 'gigabyte';
  const units = { kilobyte: 1_000, megabyte: 1_000_000, gigabyte: 1_000_000_000 };
  const size = bytes / units[unit];
  const maximumFractionDigits = unit === 'kilobyte' ? 0 : 1;
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits }).format(
    unit === 'kilobyte' ? Math.max(1, size) : size,
  );
}
