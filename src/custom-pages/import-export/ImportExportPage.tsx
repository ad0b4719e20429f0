export default function ImportExportPage() {
  return null;
}
