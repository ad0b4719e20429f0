import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem as alterações quando você publica o site.',
  section: { pictures: 'Imagens', look: 'Cores e cardápio' },
  field: {
    site_logo: 'Logotipo',
    site_favicon: 'Favicon',
    site_banner: 'Banner',
    site_header_colour: 'Cor do cabeçalho',
    site_title_colour: 'Cor do título',
    site_theme: 'Layout do cardápio',
  },
  help: { site_favicon: 'Aparece na aba do navegador. Uma imagem quadrada e simples funciona melhor.' },
  choice: { site_theme: { list: 'Lista', grid: 'Grade' } },
  preview: {
    title: 'Prévia',
    contrast: 'O título fica difícil de ler nesta cor. Escolha uma cor mais escura e outra mais clara.',
  },
  publishing: {
    never: 'Seu site ainda não foi publicado.',
    current: 'Os clientes veem suas últimas alterações.',
    differs: 'Os clientes ainda não veem estas alterações:',
    published: 'Publicado por %{name}, %{time}',
    publish: 'Publicar',
    done: 'Publicado.',
    revert: 'Descartar',
    revert_title: 'Descartar as alterações?',
    revert_detail: 'Tudo volta à versão publicada.',
    revert_all: 'Tudo volta aos valores padrão.',
    edition: 'Versão publicada do site',
  },
} satisfies SettingsTexts;
