import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Los clientes ven los cambios cuando publicas el sitio web.',
  section: { pictures: 'Imágenes', look: 'Colores y menú' },
  field: {
    site_logo: 'Logotipo',
    site_favicon: 'Favicon',
    site_banner: 'Imagen de portada',
    site_header_colour: 'Color de la cabecera',
    site_title_colour: 'Color del título',
    site_theme: 'Diseño del menú',
  },
  help: { site_favicon: 'Se ve en la pestaña del navegador. Lo mejor es una imagen cuadrada y sencilla.' },
  choice: { site_theme: { list: 'Lista', grid: 'Cuadrícula' } },
  preview: {
    title: 'Vista previa',
    contrast: 'El título se lee mal sobre este color. Elige un color más oscuro y otro más claro.',
  },
  publishing: {
    never: 'Tu sitio web aún no está publicado.',
    current: 'Tus clientes ven tus últimos cambios.',
    differs: 'Tus clientes aún no ven estos cambios:',
    published: 'Publicado por %{name}, %{time}',
    publish: 'Publicar',
    done: 'Publicado.',
    revert: 'Descartar',
    revert_title: '¿Descartar los cambios?',
    revert_detail: 'Todo vuelve a la versión publicada.',
    revert_all: 'Todo vuelve a los valores predeterminados.',
    edition: 'Versión publicada del sitio web',
  },
} satisfies SettingsTexts;
