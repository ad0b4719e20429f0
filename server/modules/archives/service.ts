/** The functions of archives for other modules, the jobs and the operator's command. */
export { stopArchive } from './archiveRow';
export { type ArchivedRow, type ArchivedTable, archivedTables, excludedTables } from './archiveTables';
export { dropArchive } from './dropArchive';
export { exportStore } from './exportStore';
export { makeArchives } from './makeArchives';
export { filePath, type Manifest, manifestPath, manifestSchema, tablePath } from './manifest';
export { archivedColumnTypes, shapeOf, type TableShape } from './tableShape';
