import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale imediatamente.',
  detail:
    'Mostre as reservas no seu próprio calendário: de 30 dias atrás até todas as futuras, com nomes, número de pessoas, mesas e observações, mas sem números de telefone.',
  start: 'Criar endereço',
  address: 'Endereço do calendário',
  copy: 'Copiar',
  copied: 'Copiado',
  secret: 'Quem tiver este endereço pode ler as reservas. Compartilhe-o apenas com pessoas de confiança.',
  delay: 'O Google Agenda pode levar até 24 horas para mostrar as alterações.',
  renew: 'Novo endereço',
  renew_title: 'Substituir o endereço?',
  renew_detail: 'Os calendários que usam o endereço antigo deixam de ser atualizados imediatamente.',
  stop: 'Desativar',
  stop_title: 'Desativar o calendário?',
  stop_detail: 'O endereço deixa de funcionar imediatamente.',
  failed: 'Não foi possível carregar o endereço.',
} satisfies SettingsTexts;
