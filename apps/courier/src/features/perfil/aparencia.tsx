import { Card, CardBody, CardHeader } from '@corre/ui/kit/card/card.tsx';
import { ThemeChoice } from '@corre/ui/kit/theme-choice/theme-choice.tsx';

/** Light for the sun, dark for the night, or as the phone. */
export const Aparencia = () => (
  <Card aria-labelledby="aparencia">
    <CardHeader title="Aparência" id="aparencia" />
    <CardBody className="pt-2">
      {/* three words in a row have no room for their pictures */}
      <ThemeChoice className="max-w-[360px] max-sm:[&_svg]:hidden" />
    </CardBody>
  </Card>
);
