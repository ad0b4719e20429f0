import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Os clientes veem as alterações quando você publica o site.',
  field: { seo_title: 'Título', seo_description: 'Descrição', seo_keywords: 'Palavras-chave' },
  help: {
    seo_title: 'Os buscadores mostram cerca de 60 caracteres. Vazio: o nome da sua loja.',
    seo_description: 'Os buscadores mostram cerca de 160 caracteres.',
    seo_keywords: 'Separe com vírgulas.',
  },
  preview: {
    title: 'Prévia',
    detail: 'Os buscadores e os apps decidem quanto mostrar.',
    language: 'Idioma',
    result: 'Resultado de busca',
    link: 'Link compartilhado',
    no_domain: 'Seu domínio',
  },
} satisfies SettingsTexts;
