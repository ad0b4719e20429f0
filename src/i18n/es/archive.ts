import type { archive as english } from '../en/archive';

export const archive: typeof english = {
  title: 'Llévatelo todo',
  detail:
    'Un archivo ZIP con todo lo de tu local: pedidos, menú, clientes, equipo, documentos e imágenes. Otro Storedesk puede importarlo.',
  private:
    'Contiene datos personales y bancarios: guárdalo en un lugar seguro. No incluye las contraseñas ni la verificación en dos pasos.',
  request: 'Crear archivo',
  again: 'Crear un archivo nuevo',
  stays: 'Puedes salir de esta página.',
  progress: 'Progreso del archivo',
  waiting: 'El archivo se creará en un momento.',
  running: 'Creando el archivo: %{percent}',
  ready: 'Tu archivo está listo: %{size}. Puedes descargarlo hasta: %{time}.',
  sha256: 'Suma de verificación (SHA-256)',
  sha256_hint: 'Permite comprobar, al importarlo, que el archivo no cambió.',
  download: 'Descargar archivo',
  failed: 'No se pudo crear el archivo. Inténtalo de nuevo. Si no funciona, contacta con soporte.',
  delete: 'Eliminar archivo',
  delete_title: '¿Eliminar el archivo?',
  delete_detail: 'Nada cambia en tu local. Puedes crear un archivo nuevo cuando quieras.',
};
