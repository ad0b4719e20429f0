import type { SettingsTexts } from '../../settingsTexts';

export default {
  effect: 'Vale para mensagens escritas a partir de agora.',
  section: {
    account: 'Conta',
    costs: 'Preço e limite',
  },
  field: {
    is_sms_on: 'Enviar SMS',
    sms_format: 'Formato',
    sms_auth_id: 'Auth ID',
    sms_auth_token: 'Auth token',
    sms_country_phone_code: 'Código do país',
    sms_number: 'Número',
    sms_parts_price: 'Preço de 100 partes',
    sms_parts_per_day: 'Partes por dia',
  },
  help: {
    is_sms_on: 'Quem não informou um e-mail recebe por SMS as mensagens sobre a reserva.',
    sms_format: 'O formato da interface do seu provedor.',
    sms_number: 'O número de onde saem as mensagens, sem o código do país: de 8 a 10 dígitos.',
    sms_parts_price: 'Veja a tabela de preços do seu provedor. Uma mensagem tem uma ou mais partes.',
    sms_parts_per_day: 'Mensagens além deste limite não são enviadas. Deixe vazio para não ter limite.',
  },
  choice: {
    sms_format: { twilio: 'Twilio', plivo: 'Plivo' },
  },
  today: {
    title: 'Hoje',
    parts: 'Partes enviadas: %{parts}',
    over_limit: 'Não enviadas por causa do limite diário: %{count}',
    refused: 'Recusadas pelo provedor: %{count}.',
  },
  test: {
    title: 'Mensagem de teste',
    detail: 'Envia um exemplo com a conta salva. Custa o mesmo que qualquer outra mensagem.',
    save_first: 'Salve as alterações antes de enviar uma mensagem de teste.',
    account_first: 'Preencha os dados da conta e salve antes de enviar uma mensagem de teste.',
    phone: 'Número de telefone',
    send: 'Enviar mensagem de teste',
    sent: 'O provedor aceitou a mensagem. Partes: %{parts}.',
  },
  problem: {
    cap: 'O limite diário foi atingido.',
    sign_in: 'O provedor recusou o auth ID ou o auth token.',
    sender: 'O provedor recusou o número de onde sai a mensagem.',
    recipient: 'O provedor não consegue enviar mensagens para este número de telefone.',
    blocked: 'Este número de telefone não aceita mensagens suas.',
    balance: 'Sua conta no provedor está sem saldo.',
    busy: 'O provedor está sobrecarregado. Tente de novo em um minuto.',
    unreachable: 'Não foi possível conectar ao provedor.',
    other: 'O provedor recusou a mensagem.',
  },
} satisfies SettingsTexts;
