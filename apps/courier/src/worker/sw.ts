import '@corre/ui/shell/worker/sw.ts';
import './offer-push.ts';
